import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { SearchDialog } from '~/features/search/search-dialog'
import { pageLink } from '~/lib/page-link'
import { m } from '~/paraglide/messages'
import './search-entry.css'

/**
 * Opens the search: a link to the page of results, which with scripts opens a dialog instead, as Ctrl-K, Cmd-K and `/` do.
 * On the page of a document it searches that document's version.
 */
export function SearchEntry() {
  const version = useLocation({ select: ({ pathname }) => /\/document\/(v.+)\//.exec(pathname)?.[1] })
  const [isOpen, setOpen] = useState(false)
  const open = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === (event.ctrlKey || event.metaKey ? 'k' : '/')
      const isBusy = document.activeElement?.closest('input,textarea,select,[contenteditable],dialog')
      if (isAsked && !isBusy) open(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <>
      <a
        href={`/search${version ? `?version=${version}` : ''}`}
        className="hd-tool hd-search"
        data-many
        onClick={(event) => {
          if (pageLink(event)) open(event)
        }}
      >
        <span className="i-lucide-search" aria-hidden="true" />
        <span className="vh">{m.search_open()}</span>
      </a>
      {isOpen ? <SearchDialog version={version} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
