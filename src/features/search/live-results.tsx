import { type AnyRouter, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type DocumentsVersion, documentsVersion } from '~/contract/limits'
import { versionParameter } from '~/lib/documents-version'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { exampleQueries, groupNames } from './group-names'
import { NothingFound } from './nothing-found'
import { optionId, resultsId } from './option-ids'
import { Pieces } from './pieces'
import { reportMissed } from './report-missed'
import type { ResultGroup, ResultHit } from './results'
import { useSearch } from './use-search'
import './search.css'

/** A question that stays so many milliseconds without a result is one, and no beginning of another. */
const settledAfter = 2000

/** Status of the results. */
export interface ResultStatus {
  /** The query that the results belong to; undefined while searching. */
  of: string | undefined
  count: number
}

export interface LiveResultsProps {
  query: string
  version: DocumentsVersion
  /** Index of the highlighted option, if any. */
  active: number | undefined
  onChoose: (index: number) => void
  /** Puts an example query into the field. */
  onSelectExample: (query: string) => void
  onAnswer: (answered: ResultStatus) => void
}

/** Search results while typing. This part of the dialog loads when the search is first used. */
export function LiveResults({ query, version, active, onChoose, onSelectExample, onAnswer }: LiveResultsProps) {
  const locale = useLocale()
  const { groups, ...state } = useSearch({ locale, version }, query)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const isStale = !state.isDone && groups.length > 0
  const of = state.isDone ? state.query : undefined
  const all = { q: query.trim(), ...(version === documentsVersion ? {} : { version: versionParameter(version) }) }

  useEffect(() => onAnswer({ of, count }), [onAnswer, of, count])

  const isMissed = state.isDone && count === 0 && !state.isFailed && !state.isMainUnavailable && version === documentsVersion
  useEffect(() => {
    if (!isMissed) return
    const timer = setTimeout(() => reportMissed(query, locale), settledAfter)
    return () => clearTimeout(timer)
  }, [isMissed, query, locale])

  return (
    <>
      <p className="vh" role="status">
        {query.trim() === '' ? '' : state.isDone ? m.search_count({ count }) : m.search_searching()}
      </p>
      <div className="find-scroll">
        {isStale ? <p className="find-stale note">{m.search_previous({ query: state.answered })}</p> : null}
        <Results groups={groups} active={active} onChoose={onChoose} isStale={isStale} />
        {query.trim() === '' ? (
          <Examples onSelectExample={onSelectExample} />
        ) : state.isDone && count === 0 ? (
          <Nothing query={query.trim()} isFailed={state.isFailed} onSelect={onSelectExample} />
        ) : null}
        {state.isMainUnavailable ? <p className="find-unavailable">{m.search_incomplete()}</p> : null}
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
    </>
  )
}

interface Choice {
  active: number | undefined
  onChoose: (index: number) => void
}

function Results({ groups, active, onChoose, isStale }: Choice & { groups: readonly ResultGroup[]; isStale: boolean }) {
  let before = 0
  return (
    <div
      id={resultsId}
      role="listbox"
      aria-label={m.search_results()}
      aria-busy={isStale}
      className="find-results"
      hidden={groups.length === 0}
    >
      {groups.map(({ group, hits }) => {
        const first = before
        before += hits.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group} role="group" aria-labelledby={`find-group-${group}`} className="find-options">
            <p id={`find-group-${group}`} className="note">
              {groupNames[group]()}
            </p>
            {hits.map((hit, index) => (
              <Option
                key={hit.key}
                hit={hit}
                kind={group === 'best' ? groupNames[hit.kind]() : undefined}
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
  hit: { to, title, heading, context, isSample },
  kind,
  index,
  active,
  onChoose
}: Choice & { hit: ResultHit; kind: string | undefined; index: number }) {
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
        {heading ? (
          <span className="find-hit-heading">
            <Pieces of={heading} />
          </span>
        ) : null}
        {kind ? <span className="find-hit-kind note">{kind}</span> : null}
        {isSample ? <span className="find-hit-sample note">{m.search_sample()}</span> : null}
      </span>
      <span className="find-hit-context">
        <Pieces of={context} />
      </span>
    </Link>
  )
}

function Examples({ onSelectExample }: { onSelectExample: (query: string) => void }) {
  return (
    <p className="cluster find-examples find-pad">
      <span className="note">{m.search_try()}</span>
      {exampleQueries().map((example) => (
        <button key={example} type="button" onClick={() => onSelectExample(example)}>
          {example}
        </button>
      ))}
    </p>
  )
}

function Nothing({ query, isFailed, onSelect }: { query: string; isFailed: boolean; onSelect: (query: string) => void }) {
  if (isFailed) return <p className="find-pad find-none">{m.search_failed()}</p>
  return (
    <div className="find-pad find-none">
      <p>
        <b>{m.search_none({ query })}</b>
      </p>
      <NothingFound
        query={query}
        near={(word) => (
          <button key={word} type="button" onClick={() => onSelect(word)}>
            {word}
          </button>
        )}
      />
    </div>
  )
}
