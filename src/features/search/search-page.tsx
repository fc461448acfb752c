import { type AnyRouter, Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { documentsVersion, maxQueryLength } from '~/contract/limits'
import { useQueryDraft } from '~/features/forms/use-query-draft'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Unavailable } from '~/ui/page/unavailable'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { exampleQueries, groupNames } from './group-names'
import type { SearchPageData } from './load'
import { NothingFound } from './nothing-found'
import { Pieces } from './pieces'
import { reportMissed } from './report-missed'
import type { ResultGroup } from './results'
import './search.css'

/** Results shown per group if several groups follow; the rest is folded. */
const firstHits = 5

/** The results page: search without scripts, and all results beyond those in the dialog. */
export function SearchPage({ data }: { data: SearchPageData }) {
  const { query, version, groups, missing } = data
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const locale = useLocale()
  // Documents of an earlier version may lack an answer that the current ones have.
  const isMissed = count === 0 && missing.length === 0 && version === documentsVersion
  useEffect(() => {
    if (isMissed) reportMissed(query, locale)
  }, [isMissed, query, locale])
  return (
    <main id="main" tabIndex={-1}>
      <div className="band find-head">
        <Sheet>
          <h1>{phrased(m.search_title())}</h1>
          <p>{m.search_lead()}</p>
          <SearchForm key={query} data={data} />
          <p className="find-notes note">
            {query === '' ? null : <span role="status">{m.search_count({ count })}</span>}
            <span>{m.search_in_version({ version })}</span>
            {version === documentsVersion ? null : (
              <Link className="link" to="/search" search={query === '' ? {} : { q: query }}>
                {m.search_to_latest()}
              </Link>
            )}
          </p>
        </Sheet>
      </div>
      {missing.length === 0 ? null : (
        <Sheet>
          <Unavailable text={missing.includes('site') ? m.search_failed() : m.search_incomplete()} />
        </Sheet>
      )}
      {groups.map((group) => (
        <Group key={group.group} group={group} first={groups.length > 2 ? firstHits : group.hits.length} />
      ))}
      {count === 0 ? <Nothing query={query} version={version} /> : null}
    </main>
  )
}

function SearchForm({ data: { query, version } }: { data: SearchPageData }) {
  const navigate = useNavigate()
  const draft = useQueryDraft('search')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    draft.onSubmit()
    const input = new FormData(event.currentTarget).get('q')
    const search = { q: String(input ?? '').trim(), ...(version === documentsVersion ? {} : { version }) }
    void navigate({ to: '/search', search })
  }
  return (
    <search>
      <form className="find-form" action="/search" {...draft} onSubmit={submit}>
        {version === documentsVersion ? null : <input type="hidden" name="version" value={version} />}
        <input
          type="search"
          name="q"
          aria-label={m.search_label()}
          placeholder={m.search_placeholder()}
          defaultValue={query}
          maxLength={maxQueryLength}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="primary">
          {m.search_submit()}
        </Button>
      </form>
    </search>
  )
}

function Group({ group: { group, hits }, first }: { group: ResultGroup; first: number }) {
  const name = groupNames[group]()
  const folded = hits.slice(first)
  return (
    <section className="find-group" aria-labelledby={`found-${group}`}>
      <Sheet className="grid-phone find-group-sheet">
        <header>
          <h2 id={`found-${group}`}>{name}</h2>
          <p className="note">{hits.length}</p>
        </header>
        <div data-many>
          <Hits hits={hits.slice(0, first)} namesKinds={group === 'best'} />
          {folded.length === 0 ? null : (
            <details className="find-folded">
              <summary>{m.search_more({ count: folded.length })}</summary>
              <Hits hits={folded} />
            </details>
          )}
        </div>
      </Sheet>
    </section>
  )
}

function Hits({ hits, namesKinds = false }: Pick<ResultGroup, 'hits'> & { namesKinds?: boolean }) {
  return (
    <ol className="ruled linked-rows">
      {hits.map(({ key, kind, to, title, heading, context, isSample }) => (
        <li key={key}>
          <h3>
            <Link<AnyRouter, string, string> to={to.path} search={to.search ?? {}} hash={to.hash}>
              <Pieces of={title} />
            </Link>
            {namesKinds ? <span className="find-kind note">{groupNames[kind]()}</span> : null}
            {isSample ? <span className="find-sample note">{m.search_sample()}</span> : null}
          </h3>
          {heading ? (
            <p className="find-heading">
              <Pieces of={heading} />
            </p>
          ) : null}
          <p className="find-context">
            <Pieces of={context} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Shown before a query, or if nothing was found. */
function Nothing({ query, version }: Pick<SearchPageData, 'query' | 'version'>) {
  return (
    <section className="find-nothing">
      <Sheet>
        {query === '' ? null : (
          <>
            <h2>{phrased(m.search_none({ query }))}</h2>
            <NothingFound query={query} near={(word) => <SearchLink key={word} query={word} version={version} />} />
          </>
        )}
        <p className="cluster find-examples">
          <span className="note">{m.search_try()}</span>
          {exampleQueries().map((example) => (
            <SearchLink key={example} query={example} version={version} />
          ))}
        </p>
      </Sheet>
    </section>
  )
}

const SearchLink = ({ query, version }: Pick<SearchPageData, 'query' | 'version'>) => (
  <Link to="/search" search={{ q: query, ...(version === documentsVersion ? {} : { version }) }}>
    {query}
  </Link>
)
