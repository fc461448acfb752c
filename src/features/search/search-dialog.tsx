import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DocumentsVersion, maxQueryLength } from '~/contract/limits'
import { importOnline } from '~/lib/chunk-reload'
import { isOfComposition } from '~/lib/composition'
import { versionParameter } from '~/lib/documents-version'
import { useModal } from '~/lib/modal'
import { m } from '~/paraglide/messages'
import type { LiveResultsProps, ResultStatus } from './live-results'
import { optionId, resultsId } from './option-ids'

interface Props {
  /** Version of the documents to search. */
  version: DocumentsVersion
  onClose: () => void
}

/**
 * The search dialog. The focus stays in the field: arrows highlight a result, Enter opens it, Escape closes the dialog and
 * restores the focus (the native modal does both). The field renders at once and keeps the input while the search code loads.
 */
export function SearchDialog({ version, onClose }: Props) {
  const router: AnyRouter = useRouter()
  const modal = useModal(onClose)
  const [Results, setResults] = useState<ComponentType<LiveResultsProps>>()
  const [isFailed, setFailed] = useState(false)
  const [query, setQuery] = useState('')
  const [highlighted, setHighlighted] = useState(0)
  const [{ of, count }, setStatus] = useState<ResultStatus>({ of: undefined, count: 0 })
  const active = count === 0 ? undefined : Math.min(highlighted, count - 1)

  // The router navigates in a transition, which would keep the dialog until the page is there.
  useEffect(() => router.subscribe('onBeforeNavigate', () => flushSync(onClose)), [router, onClose])
  useEffect(() => {
    importOnline(() => import('./live-results')).then(
      ({ LiveResults }) => setResults(() => LiveResults),
      () => setFailed(true)
    )
  }, [])

  function choose(index: number) {
    setHighlighted(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent) {
    // During composition, keys belong to the input method.
    if (isOfComposition(event.nativeEvent)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const q = query.trim()
      const option = active === undefined || of !== q ? null : document.getElementById(optionId(active))
      if (option) option.click()
      else if (q !== '') void router.navigate({ to: '/search', search: { q, version: versionParameter(version) } })
    } else if (active !== undefined && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      choose((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    }
  }

  const change = (input: string) => {
    setQuery(input)
    setHighlighted(0)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes as well
    <dialog
      {...modal}
      className="find"
      aria-label={m.search_label()}
      onClick={({ target, currentTarget }) => {
        // A click on the dialog element itself is a click on the backdrop.
        if (target === currentTarget) onClose()
      }}
    >
      <div className="floating find-box">
        <div className="find-field">
          <span className="i-lucide-search" aria-hidden="true" />
          <input
            // Not `type="search"`: its first Escape clears the field and leaves the dialog open.
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
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKey}
          />
          {versionParameter(version) ? <span className="find-version note">{m.search_in_version({ version })}</span> : null}
          <button type="button" className="find-close" onClick={onClose}>
            <kbd>Esc</kbd>
            <span className="vh">{m.search_close()}</span>
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        {Results ? (
          <Results
            query={query}
            version={version}
            active={active}
            onChoose={setHighlighted}
            onSelectExample={change}
            onAnswer={setStatus}
          />
        ) : isFailed ? (
          <p className="find-pad" role="alert">
            {m.search_failed()}
          </p>
        ) : null}
      </div>
    </dialog>
  )
}
