import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { documentsVersion, longestQuery } from '~/contract/limits'
import { importOnline } from '~/lib/chunk-reload'
import { openModal } from '~/lib/open-modal'
import { m } from '~/paraglide/messages'
import type { Answered, LiveResultsProps } from './live-results'
import { optionId, resultsId } from './option-ids'
import './search-dialog.css'

interface Props {
  /** Name of the version whose documents are searched, as the address has it; the current one where it is none. */
  version: string | undefined
  onClose: () => void
}

/**
 * The search over the page. The focus stays in the field: arrows choose among the results, Enter opens the chosen one, Escape
 * closes and gives the focus back (a native modal dialog does both). The field is there at once and keeps what is typed; what
 * searches is loaded meanwhile.
 */
export function SearchDialog({ version, onClose }: Props) {
  const router: AnyRouter = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [Results, setResults] = useState<ComponentType<LiveResultsProps>>()
  const [isFailed, setFailed] = useState(false)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const [{ of, count }, setAnswered] = useState<Answered>({ of: undefined, count: 0 })
  const active = count === 0 ? undefined : Math.min(chosen, count - 1)

  useEffect(() => openModal(dialog.current), [])
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])
  useEffect(() => {
    importOnline(() => import('./live-results')).then(
      ({ LiveResults }) => setResults(() => LiveResults),
      () => setFailed(true)
    )
  }, [])

  function choose(index: number) {
    setChosen(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent) {
    // Keys of an input method choose among its own suggestions.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const q = query.trim()
      const option = active === undefined || of !== q ? null : document.getElementById(optionId(active))
      if (option) option.click()
      else if (q !== '') void router.navigate({ to: '/search', search: { q, version } })
    } else if (active !== undefined && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      choose((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    }
  }

  const change = (typed: string) => {
    setQuery(typed)
    setChosen(0)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes as well
    <dialog
      ref={dialog}
      className="find"
      aria-label={m.search_label()}
      onClose={onClose}
      onClick={(event) => {
        // A click on the dialog itself is one beside its box.
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className="find-box">
        <div className="find-field">
          <span className="i-lucide-search" aria-hidden="true" />
          <input
            // Not of type search, whose first Escape empties the field and leaves the dialog open.
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={m.search_label()}
            aria-expanded={count > 0}
            aria-controls={resultsId}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : optionId(active)}
            placeholder={m.search_placeholder()}
            value={query}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKey}
          />
          {version && version !== documentsVersion ? (
            <span className="find-version note">{m.search_in_version({ version })}</span>
          ) : null}
          <button type="button" className="find-close" onClick={() => dialog.current?.close()}>
            <kbd>Esc</kbd>
            <span className="vh">{m.search_close()}</span>
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        {Results ? (
          <Results query={query} version={version} active={active} onChoose={setChosen} onTake={change} onAnswer={setAnswered} />
        ) : isFailed ? (
          <p className="find-pad" role="alert">
            {m.search_failed()}
          </p>
        ) : null}
      </div>
    </dialog>
  )
}
