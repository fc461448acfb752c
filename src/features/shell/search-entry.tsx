import { type AnyRouter, Link, useLocation } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { m } from '~/paraglide/messages'
import './search-entry.css'

const SearchDialog = lazy(() => import('~/features/search/search-dialog'))

/**
 * Opens the search: a link to the page of results, which with scripts opens a dialog instead, as Ctrl-K, Cmd-K and `/` do.
 * The dialog is loaded when it is asked for first. On the page of a document it searches that document's version.
 */
export function SearchEntry() {
  const version = useLocation({ select: ({ pathname }) => /^\/document\/(v[\d.]+)\//.exec(pathname)?.[1] })
  const [isOpen, setOpen] = useState(false)
  const open = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event
      const isAsked = ctrlKey || metaKey ? key === 'k' : key === '/'
      const isBusy = target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')
      if (isAsked && !isBusy) open(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <span className="hd-search" data-many>
      <Link<AnyRouter, string, string>
        to="/search"
        search={version ? { version } : {}}
        preload={false}
        className="hd-tool"
        aria-label={m.search_open()}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          // With a key held, a link opens elsewhere.
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event)
        }}
      >
        <span className="i-lucide-search" aria-hidden="true" />
        <kbd>/</kbd>
      </Link>
      {isOpen && (
        <Suspense>
          <SearchDialog version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
