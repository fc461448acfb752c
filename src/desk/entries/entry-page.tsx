import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { type EntryCopy, type EntryDetail, entryDetailSchema, entrySavedSchema } from '~/contract/desk-entries'
import { type EntryDefinition, entryDefinitions } from '~/contract/entry-kinds'
import { entrySchema } from '~/contract/entry-schema'
import { contentLanguageOf, type Locale, originalLocale, writtenLocales } from '~/contract/locale'
import { videoTypesSchema } from '~/contract/videos'
import { type ApiError, callMain } from '~/lib/api'
import { useLoadedData } from '~/lib/async-data'
import { currentLocale } from '~/lib/locale'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { DataState } from '../data-state'
import { languageNames } from '../language-names'
import { useLeaveGuard } from '../leave-guard'
import { DeskLink, useDeskNavigate, useDeskSearch } from '../link'
import { isUnknownRecord, UnknownRecord } from '../unknown-record'
import { usePeople } from '../use-people'
import { callEntries, copyIn, type EntryName, storedCopies } from './calls'
import { CopyForm } from './copy-form'
import { type Content, CopySaver, emptyContent, type SaveOutcome } from './copy-saver'
import { EntryActions } from './entry-actions'
import { fieldFault, fieldName, kindNames } from './names'
import { Presence } from './presence'
import { EntryVersions } from './versions'
import './copies.css'
import './entries.css'

/** Faults in a language, by the names of the fields. */
export type Faults = Partial<Record<Locale, Readonly<Record<string, string>>>>

/** `/desk/entries/entry`: one entry in both languages, with its states and versions. */
export function EntryPage() {
  const { kind, id } = useDeskSearch('/desk/entries/entry')
  if (kind !== undefined && id !== undefined) return <Entry kind={kind} id={id} />
  return (
    <>
      <Head title={m.entries_entry()} />
      <Unknown />
    </>
  )
}

const Head = ({ title }: { title: string }) => (
  <div className="desk-head">
    <h1>{title}</h1>
    <DeskLink to="/desk/entries">{m.entries_back()}</DeskLink>
  </div>
)

const Unknown = () => <UnknownRecord text={m.entries_unknown()} list={{ to: '/desk/entries' }} back={m.entries_back()} />

/** Ends when the content typed on the pages that were left is saved, or cannot be saved now. */
let leaving: Promise<unknown> = Promise.resolve()

async function fetchEntry({ kind, id }: EntryName): Promise<EntryDetail> {
  // An author who comes straight back must not get the text from before their own last save.
  await leaving
  const request = { call: 'GET /desk/entry/detail', query: { kind, id }, data: entryDetailSchema } as const
  return callEntries({ ...request, suppressErrorToast: isUnknownRecord })
}

const fetchVideoTypes = () =>
  callMain({ call: 'GET /video/types', query: { language: contentLanguageOf(currentLocale()) }, data: videoTypesSchema })

function Entry({ kind, id }: EntryName) {
  const name = useMemo(() => ({ kind, id }), [kind, id])
  const fetchDetail = useMemo(() => () => fetchEntry(name), [name])
  const { result, load } = useLoadedData(fetchDetail)
  const navigate = useDeskNavigate()
  /** Number of deletions, after each of which the page is mounted again with the copies that are left. */
  const [deletions, setDeletions] = useState(0)

  async function showWithout(left: readonly EntryCopy[]) {
    if (left.length === 0) return navigate({ to: '/desk/entries' }, { isSaved: true })
    await load()
    setDeletions((count) => count + 1)
  }

  return (
    <>
      <Head title={kindNames[name.kind]()} />
      <DataState result={result} onRetry={load} missing={<Unknown />}>
        {(detail) => <Copies key={deletions} name={name} detail={detail} load={load} onDeleted={showWithout} />}
      </DataState>
    </>
  )
}

interface CopiesProps {
  name: EntryName
  detail: EntryDetail
  load: () => Promise<void>
  /** Called with the copies that a deletion has left. */
  onDeleted: (left: readonly EntryCopy[]) => Promise<void>
}

function Copies({ name, detail, load, onDeleted }: CopiesProps) {
  const { nameOf } = usePeople()
  const definition = entryDefinitions[name.kind]
  const languages: readonly Locale[] = definition.isBilingual ? [originalLocale] : writtenLocales
  const [faults, setFaults] = useState<Faults>({})
  const page = useRef<HTMLDivElement>(null)
  // One saver for each language, for the lifetime of the page.
  const [savers] = useState(() => new Map(languages.map((language) => [language, saverOf(name, language, detail, load)])))
  const { result: types } = useLoadedData(fetchVideoTypes)

  useLeaveGuard(() => [...savers.values()].some(({ isAtRisk }) => isAtRisk))
  useEffect(
    () => () => {
      const all = [...savers.values()]
      leaving = Promise.all([leaving, ...all.map((saver) => saver.flush())]).finally(() => {
        for (const saver of all) saver.stop()
      })
    },
    [savers]
  )

  /** Saves everything of the languages. @returns the copies, or undefined if one is not saved */
  async function saveAll(chosen: readonly Locale[]) {
    const saved = await Promise.all(chosen.map((language) => savers.get(language)?.flush()))
    if (saved.some((each) => each === false)) {
      showToast({ tone: 'error', text: m.entries_not_all_saved() })
      return undefined
    }
    return chosen.map((language) => ({ language, revision: savers.get(language)?.revision ?? 0 }))
  }

  function showFaults(found: Faults) {
    setFaults(found)
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  /** Shows the copies as they are after a change that was not typed. */
  async function adopt(copies: readonly EntryCopy[]) {
    for (const copy of copies) {
      const saver = savers.get(copy.language)
      if (saver && saver.revision !== copy.revision) saver.adopt(copy)
    }
    setFaults({})
    await load()
  }

  return (
    <div ref={page}>
      <Presence name={name} nameOf={nameOf} />
      <EntryActions
        name={name}
        copies={detail.copies}
        languages={languages}
        check={(chosen) => {
          const found = faultsOf(definition, savers, chosen)
          showFaults(found)
          return Object.keys(found).length === 0
        }}
        saveAll={saveAll}
        onFault={showFaults}
        adopt={adopt}
        onDeleted={onDeleted}
        nameOf={nameOf}
      />
      <MissingFields definition={definition} faults={faults} />
      <div className="entry-copies">
        {languages.map((language) => {
          const saver = savers.get(language)
          const copy = copyIn(detail.copies, language)
          return (
            saver && (
              <CopyForm
                key={language}
                draftName={`${name.kind}-${name.id}-${language}`}
                definition={definition}
                language={language}
                saver={saver}
                original={language === originalLocale ? undefined : savers.get(originalLocale)}
                copy={copy}
                page={copy && definition.pageOf?.(name.id, copy.fields)}
                faults={faults[language] ?? {}}
                videoTypes={types.state === 'ready' ? types.data : []}
                nameOf={nameOf}
              />
            )
          )
        })}
      </div>
      <EntryVersions name={name} detail={detail} savers={savers} nameOf={nameOf} adopt={adopt} />
    </div>
  )
}

/** Names the fields that keep the entry from publication, which may lie far below. */
function MissingFields({ definition, faults }: { definition: EntryDefinition; faults: Faults }) {
  const missing = writtenLocales.flatMap((language) => {
    const wrong = faults[language]
    if (!wrong) return []
    const named = definition.fields.filter(({ name }) => name in wrong).map(fieldName)
    const fields = ['text' in wrong ? [...named, m.entries_field_text()] : named].flat().join(m.desk_roles_separator())
    return definition.isBilingual ? fields : m.entries_missing_in({ language: languageNames[language](), fields })
  })
  return missing.length === 0 ? null : (
    <p className="desk-notice" role="alert">
      {m.entries_missing({ fields: missing.join(' ') })}
    </p>
  )
}

/** Saves the copy of a language; the first save of a language creates it. */
function saverOf(name: EntryName, language: Locale, { copies, account }: EntryDetail, load: () => Promise<void>): CopySaver {
  const copy = copyIn(copies, language)
  return new CopySaver(copy, emptyContent(name.kind), {
    key: `desk-entry ${account} ${name.kind} ${name.id} ${language}`,
    storage: () => localStorage,
    save: async (revision: number, { fields, text }: Content, overwrites: boolean): Promise<SaveOutcome> => {
      try {
        const json = { ...name, language, revision, fields, text, overwrites }
        // A failed save is shown beside the text and tried again; only the end of the login needs more.
        const suppressErrorToast = ({ status }: ApiError) => status !== 401
        const saved = await callEntries({ call: 'POST /desk/entry/save', json, data: entrySavedSchema, suppressErrorToast })
        void load()
        return { state: 'saved', ...saved }
      } catch (error) {
        const stored = storedCopies(error)
        return stored ? { state: 'conflict', stored: copyIn(stored, language) } : { state: 'failed' }
      }
    }
  })
}

/** The fields that are missing or wrong, before anything is submitted. */
function faultsOf(definition: EntryDefinition, savers: ReadonlyMap<Locale, CopySaver>, chosen: readonly Locale[]): Faults {
  const schema = entrySchema(definition)
  const found = chosen.flatMap((language) => {
    const result = v.safeParse(schema, savers.get(language)?.store.state.content.fields)
    const wrong = new Set((result.issues ?? []).map((issue) => v.getDotPath(issue)))
    const named = definition.fields.filter(({ name }) => wrong.has(name)).map((field) => [field.name, fieldFault(field)] as const)
    return named.length > 0 ? [[language, Object.fromEntries(named)] as const] : []
  })
  return Object.fromEntries(found)
}
