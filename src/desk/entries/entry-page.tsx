import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { type EntryCopy, type EntryDetail, entryDetailSchema, entrySavedSchema } from '~/contract/desk-entries'
import { type EntryDefinition, entryDefinitions, entryKinds } from '~/contract/entry-kinds'
import { entrySchema } from '~/contract/entry-schema'
import { contentLanguageOf, type Locale, originalLocale, writtenLocales } from '~/contract/locale'
import { videoTypesSchema } from '~/contract/videos'
import { ApiError, callMain } from '~/lib/api'
import { useLoadedData } from '~/lib/async-data'
import { currentLocale } from '~/lib/locale'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { DataState } from '../data-state'
import { languageNames } from '../language-names'
import { usePeople } from '../use-people'
import { callEntries, copyIn, type EntryName, storedCopies } from './calls'
import { CopyForm } from './copy-form'
import { type Content, CopySaver, emptyContent, type SaveOutcome } from './copy-saver'
import { EntryActions } from './entry-actions'
import { fieldFault, fieldName, kindNames } from './names'
import { Presence } from './presence'
import { EntryVersions } from './versions'
import './entries.css'

/** The entry of the address; undefined for an address that names none. */
const asked = v.safeParse(
  v.object({ kind: v.picklist(entryKinds), id: v.pipe(v.string(), v.digits(), v.transform(Number)) }),
  Object.fromEntries(new URLSearchParams(location.search))
)

/** What is wrong in a language, by the names of the fields. */
export type Faults = Partial<Record<Locale, Readonly<Record<string, string>>>>

/** `/desk/entries/entry`: one entry in both languages, with its states and versions. */
export function EntryPage() {
  return asked.success ? <Entry name={asked.output} /> : <Unknown />
}

const Unknown = () => (
  <p className="desk-notice">
    {m.entries_unknown()} <a href="/desk/entries">{m.entries_back()}</a>
  </p>
)

/** Undefined for an entry that does not exist. */
async function fetchEntry({ kind, id }: EntryName): Promise<EntryDetail | undefined> {
  try {
    const suppressErrorToast = ({ status, field }: ApiError) => status === 404 && field === 'id'
    return await callEntries({ call: 'GET /desk/entry/detail', query: { kind, id }, data: entryDetailSchema, suppressErrorToast })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && error.field === 'id') return undefined
    throw error
  }
}

const fetchVideoTypes = () =>
  callMain({ call: 'GET /video/types', query: { language: contentLanguageOf(currentLocale()) }, data: videoTypesSchema })

function Entry({ name }: { name: EntryName }) {
  const fetchDetail = useMemo(() => () => fetchEntry(name), [name])
  const { result, load } = useLoadedData(fetchDetail)
  return (
    <>
      <div className="desk-head">
        <h1>{kindNames[name.kind]()}</h1>
        <a href="/desk/entries">{m.entries_back()}</a>
      </div>
      <DataState result={result} onRetry={load}>
        {(detail) => (detail ? <Copies name={name} detail={detail} load={load} /> : <Unknown />)}
      </DataState>
    </>
  )
}

interface CopiesProps {
  name: EntryName
  detail: EntryDetail
  load: () => Promise<void>
}

function Copies({ name, detail, load }: CopiesProps) {
  const { nameOf } = usePeople()
  const definition = entryDefinitions[name.kind]
  const languages: readonly Locale[] = definition.isBilingual ? [originalLocale] : writtenLocales
  const [faults, setFaults] = useState<Faults>({})
  const page = useRef<HTMLDivElement>(null)
  // One saver for each language lives as long as the page.
  const [savers] = useState(() => new Map(languages.map((language) => [language, saverOf(name, language, detail, load)])))
  const { result: types } = useLoadedData(fetchVideoTypes)

  useEffect(() => {
    /** The browser asks before it leaves a text that nothing has kept. */
    const ask = (event: BeforeUnloadEvent) => {
      if ([...savers.values()].some(({ isAtRisk }) => isAtRisk)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [savers])

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
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
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

/** Names what keeps the entry from publication, which may lie far below. */
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
