import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { SearchDialog } from '~/features/search/search-dialog'
import { pageLink } from '~/lib/page-link'
import { m } from '~/paraglide/messages'
import './search-entry.css'

/** Where a key says something of its own. */
const typedInto = 'input:not([type=checkbox],[type=radio],[type=file]),textarea,select,[contenteditable]'

/**
 * Opens the search: a link to the page of results, which with scripts opens a dialog instead, as Ctrl-K, Cmd-K and `/` do.
 * On the page of a document it searches that document's version.
 */
export function SearchEntry() {
  const version = useLocation({ select: ({ pathname }) => /\/document\/(v.+)\//.exec(pathname)?.[1] })
  // A number, since it may be asked for again before the one that closes has said so.
  const [opened, setOpened] = useState<number>()
  const open = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    setOpened((before = 0) => before + 1)
  }
  const close = (closed: number) => setOpened((now) => (now === closed ? undefined : now))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === (event.ctrlKey || event.metaKey ? 'k' : '/')
      // A dialog that has just closed keeps the focus until the page is drawn again.
      const field = document.activeElement?.closest(`:is(${typedInto}):not(dialog *)`)
      if (isAsked && !field && !document.querySelector('dialog[open]')) open(event)
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
      {opened === undefined ? null : <SearchDialog key={opened} version={version} onClose={() => close(opened)} />}
    </>
  )
}
