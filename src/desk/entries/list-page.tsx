import { useCallback, useState } from 'react'
import { type EntryListItem, entryListSchema, entryStates } from '~/contract/desk-entries'
import { type EntryKindName, entryDefinitions, entryKinds } from '~/contract/entry-kinds'
import { maxQueryLength } from '~/contract/limits'
import { type Locale, writtenLocales } from '~/contract/locale'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { languageNames } from '../language-names'
import { DeskLink, type DeskSearch, QueryForm, useDeskNavigate, useDeskSearch } from '../link'
import { fetchListPage } from '../list-page'
import { Select } from '../select'
import { usePeople } from '../use-people'
import { callEntries, createEntry, entryAddress, entryListAddress } from './calls'
import { emptyContent } from './copy-saver'
import { kindNames, stateNames } from './names'
import './entries.css'

/** `/desk/entries`: every entry that is written or published, the latest change first. */
export function EntryListPage() {
  const asked = useDeskSearch('/desk/entries/')
  const fetchEntries = useCallback(
    () =>
      fetchListPage(asked.cursor, (cursor, options) =>
        callEntries({ call: 'GET /desk/entry/list', query: { ...asked, cursor }, data: entryListSchema, ...options })
      ),
    [asked]
  )
  const { result, load } = useLoadedData(fetchEntries)
  const { people, nameOf } = usePeople()
  const locale = useLocale()
  const all = ['', m.entries_all()] as const
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{m.entries_title()}</h1>
          <p className="desk-lead">{m.entries_lead()}</p>
        </div>
        <NewEntry asked={asked} />
      </div>
      <QueryForm to="/desk/entries" aria-label={m.entries_filters()}>
        <Select
          name="kind"
          value={asked.kind}
          label={m.entries_filter_kind()}
          options={[all, ...entryKinds.map((kind) => [kind, kindNames[kind]()] as const)]}
        />
        <Select
          name="state"
          value={asked.state}
          label={m.entries_filter_state()}
          options={[all, ...entryStates.map((state) => [state, stateNames[state]()] as const)]}
        />
        <Select
          name="language"
          value={asked.language}
          label={m.entries_filter_language()}
          options={[all, ...writtenLocales.map((each) => [each, languageNames[each]()] as const)]}
        />
        <Select
          key={people?.length ?? 0}
          name="author"
          value={asked.author}
          label={m.entries_filter_author()}
          options={[all, ...(people ?? []).map(({ id, username }) => [id, username] as const)]}
        />
        <label>
          {m.entries_filter_text()}
          <input name="q" type="search" maxLength={maxQueryLength} defaultValue={asked.q} />
        </label>
        <Button type="submit">{m.entries_filter()}</Button>
      </QueryForm>
      <DataState result={result} onRetry={load}>
        {({ items, next }) =>
          items.length === 0 ? (
            <p className="desk-notice">{m.entries_none()}</p>
          ) : (
            <>
              <div className="stacked">
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
                    {items.map((item) => {
                      const { language, title } = namedIn(item, asked.language ?? locale)
                      return (
                        <tr key={`${item.kind} ${item.id}`}>
                          <th scope="row" lang={language}>
                            <DeskLink {...entryAddress(item)}>{title || m.entries_untitled()}</DeskLink>
                          </th>
                          <td data-column={m.entries_filter_kind()}>{kindNames[item.kind]()}</td>
                          <td data-column={m.entries_filter_state()}>
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
                          <td data-column={m.entries_column_changed()}>
                            <div>
                              {item.author === null ? m.entries_imported() : nameOf(item.author)}
                              <br />
                              {formatMoment(item.changedAt, locale)}
                            </div>
                          </td>
                        </tr>
                      )
                    })}
                  </tbody>
                </table>
              </div>
              {next !== null && (
                <p>
                  <DeskLink className="btn" {...entryListAddress({ ...asked, cursor: next })}>
                    {m.entries_more()}
                  </DeskLink>
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

/** Creates an empty entry of the chosen kind and opens it. */
function NewEntry({ asked }: { asked: DeskSearch<'/desk/entries'> }) {
  const navigate = useDeskNavigate()
  const [kind, setKind] = useState<EntryKindName>(entryKinds.find((each) => each === asked.kind) ?? 'news')
  const { isPending, mutate } = useMutation(async () => {
    await navigate(entryAddress(await createEntry(kind, emptyContent(kind))))
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

/** The copy whose title names the entry: that of the language, or else the one that the list found. */
const namedIn = (item: EntryListItem, language: Locale) =>
  item.languages.find((copy) => copy.language === language && copy.title !== '') ?? item
