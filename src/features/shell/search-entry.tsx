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
  // A counter, so that reopening works before the previous dialog has reported its close.
  const [opened, setOpened] = useState<number>()
  const open = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    setOpened((before = 0) => before + 1)
  }
  const close = (closed: number) => setOpened((now) => (now === closed ? undefined : now))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === (event.ctrlKey || event.metaKey ? 'k' : '/')
      // A dialog that has just closed keeps the focus until the next render.
      const field = document.activeElement?.closest(`:is(${typedInto}):not(dialog *)`)
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
      {opened === undefined ? null : <SearchDialog key={opened} version={version} onClose={() => close(opened)} />}
    </>
  )
}
