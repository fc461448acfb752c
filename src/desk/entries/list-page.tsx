import { useState } from 'react'
import { entryCreatedSchema, entryListSchema, entryStates } from '~/contract/desk-entries'
import { type EntryKindName, entryDefinitions, entryKinds } from '~/contract/entry-kinds'
import { type Locale, originalLocale, writtenLocales } from '~/contract/locale'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { leavingPage, useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { languageNames } from '../language-names'
import { usePeople } from '../use-people'
import { callEntries, entryPath } from './calls'
import { emptyContent } from './copy-saver'
import { kindNames, stateNames } from './names'
import './entries.css'

/** The filters are the query of the address. */
const asked = Object.fromEntries(
  [...new URLSearchParams(location.search)].filter(
    ([name, value]) => ['kind', 'state', 'language', 'returned', 'author', 'q', 'cursor'].includes(name) && value !== ''
  )
)
const fetchEntries = () => callEntries({ call: 'GET /desk/entry/list', query: asked, data: entryListSchema })

/** `/desk/entries`: every entry that is written or published, the latest change first. */
export function EntryListPage() {
  const { result, load } = useLoadedData(fetchEntries)
  const { people, nameOf } = usePeople()
  const locale = useLocale()
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{m.entries_title()}</h1>
          <p className="desk-lead">{m.entries_lead()}</p>
        </div>
        <NewEntry />
      </div>
      <form className="desk-filters" method="get" aria-label={m.entries_filters()}>
        <Select name="kind" label={m.entries_filter_kind()} options={entryKinds.map((kind) => [kind, kindNames[kind]()])} />
        <Select
          name="state"
          label={m.entries_filter_state()}
          options={entryStates.map((state) => [state, stateNames[state]()])}
        />
        <Select
          name="language"
          label={m.entries_filter_language()}
          options={writtenLocales.map((each) => [each, languageNames[each]()])}
        />
        <Select
          key={people?.length ?? 0}
          name="author"
          label={m.entries_filter_author()}
          options={(people ?? []).map(({ id, username }) => [id, username])}
        />
        <label>
          {m.entries_filter_text()}
          <input name="q" type="search" maxLength={100} defaultValue={asked.q} />
        </label>
        <Button type="submit">{m.entries_filter()}</Button>
      </form>
      <DataState result={result} onRetry={load}>
        {({ items, next }) =>
          items.length === 0 ? (
            <p className="desk-notice">{m.entries_none()}</p>
          ) : (
            <>
              <table className="desk-table">
                <thead>
                  <tr>
                    <th scope="col">{m.entries_column_title()}</th>
                    <th scope="col">{m.entries_filter_kind()}</th>
                    <th scope="col">{m.entries_filter_state()}</th>
                    <th scope="col">{m.entries_column_changed()}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((item) => (
                    <tr key={`${item.kind} ${item.id}`}>
                      <th scope="row" lang={item.language}>
                        <a href={entryPath(item)}>{item.title || m.entries_untitled()}</a>
                      </th>
                      <td>{kindNames[item.kind]()}</td>
                      <td>
                        <ul className="entry-languages">
                          {item.languages.map(({ language, state }) => (
                            <li key={language}>
                              {languageOf(item.kind, language)}
                              <span className="entry-state" data-state={state}>
                                {stateNames[state]()}
                              </span>
                            </li>
                          ))}
                        </ul>
                      </td>
                      <td>
                        {item.author === null ? m.entries_imported() : nameOf(item.author)}
                        <br />
                        {formatMoment(item.changedAt, locale)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {next !== null && (
                <p>
                  <a className="btn" href={`?${new URLSearchParams({ ...asked, cursor: next })}`}>
                    {m.entries_more()}
                  </a>
                </p>
              )}
            </>
          )
        }
      </DataState>
    </>
  )
}

const languageOf = (kind: EntryKindName, language: Locale) =>
  entryDefinitions[kind].isBilingual ? m.entries_both_languages() : languageNames[language]()

interface SelectProps {
  name: string
  label: string
  options: readonly (readonly [value: string, name: string])[]
}

function Select({ name, label, options }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={asked[name] ?? ''}>
        <option value="">{m.entries_all()}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Creates an empty entry of the chosen kind and opens it. */
function NewEntry() {
  const [kind, setKind] = useState<EntryKindName>(entryKinds.find((each) => each === asked.kind) ?? 'news')
  const { isPending, mutate } = useMutation(async () => {
    const json = { kind, language: originalLocale, ...emptyContent(kind) } as const
    const { id } = await callEntries({ call: 'POST /desk/entry/create', json, data: entryCreatedSchema })
    location.assign(entryPath({ kind, id }))
    await leavingPage
  })

  return (
    <div className="entry-new">
      <select
        aria-label={m.entries_new_kind()}
        value={kind}
        onChange={({ currentTarget }) => setKind(entryKinds.find((each) => each === currentTarget.value) ?? kind)}
      >
        {entryKinds.map((each) => (
          <option key={each} value={each}>
            {kindNames[each]()}
          </option>
        ))}
      </select>
      <Button variant="primary" aria-disabled={isPending} onClick={() => void mutate()}>
        {m.entries_new()}
      </Button>
    </div>
  )
}
