import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { SearchDialog } from '~/features/search/search-dialog'
import { documentsVersionOf, versionParameter } from '~/lib/documents-version'
import { pageLink } from '~/lib/page-link'
import { m } from '~/paraglide/messages'

/** Elements in which a key is text input, not a shortcut. */
const typedInto = 'input:not([type=checkbox],[type=radio],[type=file]),textarea,select,[contenteditable]'

/**
 * Opens the search. It is a link to the results page; with scripts it opens a dialog, as do Ctrl-K, Cmd-K and `/`. On a
 * document page it searches that document's version.
 */
export function SearchEntry() {
  const version = useLocation({ select: ({ pathname }) => documentsVersionOf(pathname) })
  const older = versionParameter(version)
  const [isOpen, setOpen] = useState(false)
  const open = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === (event.ctrlKey || event.metaKey ? 'k' : '/')
      const field = document.activeElement?.closest(typedInto)
      if (isAsked && !field && !document.querySelector('dialog[open]')) open(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <>
      <a
        href={`/search${older ? `?version=${older}` : ''}`}
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
