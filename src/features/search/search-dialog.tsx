import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { documentsVersion } from '~/contract/limits'
import { longestQuery } from '~/contract/search'
import { useLocale } from '~/lib/locale'
import { openModal } from '~/lib/open-modal'
import { m } from '~/paraglide/messages'
import { nameInSearch, type ShownGroup, type ShownHit, versionNamed } from './answer'
import { exampleQueries, nameOfGroup } from './group-names'
import { Pieces } from './pieces'
import { useSearch } from './use-search'
import './search.css'

interface Props {
  /** Name of the version whose documents are searched, as the address has it; the current one where it is none. */
  version: string | undefined
  onClose: () => void
}

const optionId = (index: number) => `find-option-${index}`

/**
 * The search over the page. The focus stays in the field: arrows choose among the results, Enter opens the chosen one, Escape
 * closes and gives the focus back (a native modal dialog does both).
 */
export default function SearchDialog({ version: versionName, onClose }: Props) {
  const router: AnyRouter = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const locale = useLocale()
  const version = versionNamed(versionName)
  const { groups, ...state } = useSearch({ locale, version }, query)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const active = count === 0 ? undefined : Math.min(chosen, count - 1)
  const all = { q: query.trim(), ...(version === documentsVersion ? {} : { version: nameInSearch(version) }) }

  useEffect(() => openModal(dialog.current), [])
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  function choose(index: number) {
    setChosen(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent) {
    // Keys of an input method choose among its own suggestions.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const isCurrent = state.isDone && state.query === query.trim()
      const option = active === undefined || !isCurrent ? null : document.getElementById(optionId(active))
      if (option) option.click()
      else if (query.trim() !== '') void router.navigate({ to: '/search', search: all })
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
            aria-controls="find-results"
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
          {version === documentsVersion ? null : <span className="find-version note">{m.search_in_version({ version })}</span>}
          <button type="button" className="find-close" onClick={() => dialog.current?.close()}>
            <kbd>Esc</kbd>
            <span className="vh">{m.search_close()}</span>
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        <p className="vh" role="status">
          {query.trim() === '' ? '' : state.isDone ? m.search_count({ count }) : m.search_searching()}
        </p>
        <div className="find-scroll">
          <Results groups={groups} active={active} onChoose={setChosen} />
          {query.trim() === '' ? (
            <Examples onTake={change} />
          ) : state.isDone && count === 0 ? (
            <Nothing query={query.trim()} isFailed={state.isFailed} />
          ) : null}
          {state.isMainAway ? <p className="find-away">{m.search_away()}</p> : null}
        </div>
        <div className="find-foot">
          <p className="find-keys note" aria-hidden="true">
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              {m.search_hint_move()}
            </span>
            <span>
              <kbd>↵</kbd>
              {m.search_hint_open()}
            </span>
          </p>
          {query.trim() === '' || (state.isDone && count === 0) ? null : (
            <Link<AnyRouter, string, string> to="/search" search={all} className="tlink find-all">
              {m.search_all()}
            </Link>
          )}
        </div>
      </div>
    </dialog>
  )
}

interface Choice {
  active: number | undefined
  onChoose: (index: number) => void
}

function Results({ groups, active, onChoose }: Choice & { groups: readonly ShownGroup[] }) {
  let before = 0
  return (
    <div id="find-results" role="listbox" aria-label={m.search_results()} hidden={groups.length === 0}>
      {groups.map(({ group, hits }) => {
        const first = before
        before += hits.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group} role="group" aria-labelledby={`find-group-${group}`} className="find-options">
            <p id={`find-group-${group}`} className="note">
              {nameOfGroup[group]()}
            </p>
            {hits.map((hit, index) => (
              <Option
                key={`${hit.to.path} ${JSON.stringify(hit.to.search)} ${hit.to.hash}`}
                hit={hit}
                index={first + index}
                active={active}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Option({
  hit: { to, title, place, context, isSample },
  index,
  active,
  onChoose
}: Choice & { hit: ShownHit; index: number }) {
  return (
    <Link<AnyRouter, string, string>
      to={to.path}
      search={to.search ?? {}}
      hash={to.hash}
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      className="find-hit"
      onPointerMove={() => onChoose(index)}
    >
      <span className="find-hit-title">
        <b>
          <Pieces of={title} />
        </b>
        {place ? (
          <span className="find-hit-place">
            <Pieces of={place} />
          </span>
        ) : null}
        {isSample ? <span className="find-hit-sample note">{m.search_sample()}</span> : null}
      </span>
      <span className="find-hit-context">
        <Pieces of={context} />
      </span>
    </Link>
  )
}

function Examples({ onTake }: { onTake: (query: string) => void }) {
  return (
    <p className="find-examples find-pad">
      <span className="note">{m.search_try()}</span>
      {exampleQueries().map((example) => (
        <button key={example} type="button" onClick={() => onTake(example)}>
          {example}
        </button>
      ))}
    </p>
  )
}

function Nothing({ query, isFailed }: { query: string; isFailed: boolean }) {
  return (
    <div className="find-pad find-none">
      {isFailed ? (
        <p>{m.search_failed()}</p>
      ) : (
        <>
          <p>
            <b>{m.search_none({ query })}</b>
          </p>
          <p>{m.search_none_text()}</p>
        </>
      )}
    </div>
  )
}
