import { useStore } from '@tanstack/react-store'
import { useId, useRef } from 'react'
import type { EntryCopy, EntryFields } from '~/contract/desk-entries'
import type { EntryDefinition, EntryField } from '~/contract/entry-kinds'
import type { Locale } from '~/contract/locale'
import { altField } from '~/contract/media'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { unbrokenValues } from '~/ui/unbroken'
import { languageNames } from '../language-names'
import { alignParts, type Part } from './aligned-parts'
import { scheduledOf } from './calls'
import type { Content, CopySaver, CopyState } from './copy-saver'
import { Difference } from './difference'
import { FieldControl, type PickedFile } from './field-control'
import { fieldName, stateNames } from './names'
import { startedFrom } from './started-from'
import { TextEditor } from './text-editor'
import { untranslatedOf } from './untranslated'
import { writtenOf } from './written-text'

interface Props {
  /** Name of the editor's local draft. */
  draftName: string
  definition: EntryDefinition
  /** Address of the page that shows the copy; undefined for a kind without pages. */
  page: string | undefined
  language: Locale
  saver: CopySaver
  /** Of the language from which this one is translated; undefined for that language itself. */
  original: CopySaver | undefined
  /** As the service has it; undefined for a language that does not exist yet. */
  copy: EntryCopy | undefined
  faults: Readonly<Record<string, string>>
  videoTypes: readonly { type: string; name: string }[]
  nameOf: (account: string) => string
}

/** The copy of one language: its state, its fields and its text. */
export function CopyForm({ draftName, definition, page, language, saver, original, copy, faults, videoTypes, nameOf }: Props) {
  const state = useStore(saver.store)
  const locale = useLocale()
  const id = useId()
  const form = useRef<HTMLElement>(null)
  const { content, saving } = state
  const isReadOnly = copy?.state === 'review'
  const title = definition.isBilingual ? m.entries_both_languages() : languageNames[language]()
  return (
    <section ref={form} className="entry-copy" aria-labelledby={id}>
      <div className="cluster entry-copy-head">
        <h2 id={id}>{title}</h2>
        {copy && (
          <span className="entry-state" data-state={copy.state}>
            {stateNames[copy.state]()}
          </span>
        )}
        {copy && <Live copy={copy} page={page} />}
        {original && !isReadOnly && !hasText(content) && (
          <StartFromOriginal
            original={original}
            onStart={async (given) => {
              const translated = await startedFrom(given, language)
              saver.change(withWritten(translated, saver.store.state.content))
              // The button is gone with the empty text.
              form.current?.querySelector('input')?.focus()
            }}
          />
        )}
        {original && <Untranslated definition={definition} content={content} />}
      </div>
      <p className="entry-saving" role="status" data-saving={saving}>
        {copy || saving !== 'saved' ? savingText(state, locale) : m.entries_new_language({ language: title })}
      </p>
      {copy?.note && <p className="desk-notice">{m.entries_note({ note: copy.note })}</p>}
      {isReadOnly && <p className="desk-notice">{m.entries_in_review()}</p>}
      {saving === 'conflict' && <Conflict definition={definition} state={state} saver={saver} nameOf={nameOf} />}
      {definition.fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          value={content.fields[field.name] ?? null}
          error={faults[field.name]}
          isReadOnly={isReadOnly}
          videoTypes={videoTypes}
          onChange={(value) => saver.change({ ...content, fields: { ...content.fields, [field.name]: value } })}
          onPick={(file) => saver.change({ ...content, fields: { ...content.fields, ...pickedFields(field, file, language) } })}
        />
      ))}
      {definition.hasText && (
        <TextEditor
          name={draftName}
          language={language}
          value={content.text ?? { blocks: [] }}
          error={faults.text}
          isReadOnly={isReadOnly}
          onChange={(text) => saver.change({ ...content, text })}
        />
      )}
    </section>
  )
}

/** The fields that a file of the media library fills: a cover has the text that the library knows for it. */
const pickedFields = ({ name }: EntryField, file: PickedFile, language: Locale): EntryFields => ({
  [name]: file.address,
  ...(name === 'cover' && { coverAlt: file[altField(language)] || null })
})

const hasText = ({ text }: Content): boolean => text !== null && (!('blocks' in text) || text.blocks.length > 0)

/** A translation that starts from the original, with the fields that are already written in its language. */
function withWritten(translated: Content, { fields }: Content): Content {
  const written = Object.entries(fields).filter(([, value]) => value !== null && value !== '')
  return { fields: { ...translated.fields, ...Object.fromEntries(written) }, text: translated.text }
}

/** Tells author and reviewer which parts of a translation are still in Chinese. It is no fault: a name can stay as it is. */
function Untranslated({ definition, content }: { definition: EntryDefinition; content: Content }) {
  const { fields, blocks } = untranslatedOf(definition, content)
  const parts = [...fields.map(fieldName), ...(blocks > 0 ? [m.entries_untranslated_text({ count: blocks })] : [])]
  if (parts.length === 0) return null
  return <span>{m.entries_untranslated({ parts: parts.join(m.desk_roles_separator()) })}</span>
}

/** Fills a language that has no text yet with the original, to be translated paragraph by paragraph. */
function StartFromOriginal({ original, onStart }: { original: CopySaver; onStart: (original: Content) => Promise<void> }) {
  const { content } = useStore(original.store)
  if (!hasText(content)) return null
  return (
    <Button isSmall onClick={() => void onStart(content)}>
      {m.entries_start_from_original()}
    </Button>
  )
}

/** The visible version, with a link to its page if it has one, and the scheduled version with its time. */
function Live({ copy, page }: { copy: EntryCopy; page: string | undefined }) {
  const locale = useLocale()
  const { visibleVersion } = copy
  const scheduled = scheduledOf(copy)
  const text = visibleVersion === null ? undefined : m.entries_live({ version: visibleVersion })
  return (
    <>
      {text && (
        <span>
          {page === undefined ? (
            text
          ) : (
            <a className="plain-link" href={page}>
              {text}
            </a>
          )}
        </span>
      )}
      {scheduled && (
        <span>{m.entries_live_later({ version: scheduled.version, moment: formatMoment(scheduled.from, locale) })}</span>
      )}
    </>
  )
}

function savingText({ saving, savedAt, isKept }: CopyState, locale: Locale): string {
  switch (saving) {
    case 'saved':
      return savedAt === null ? '' : m.entries_saved({ moment: formatMoment(savedAt, locale) })
    case 'saving':
      return m.entries_saving()
    case 'failed':
      return isKept ? m.entries_save_failed() : m.entries_save_unkept()
    case 'changed':
    case 'conflict':
      return m.entries_not_saved()
  }
}

interface ConflictProps {
  definition: EntryDefinition
  state: CopyState
  saver: CopySaver
  nameOf: (account: string) => string
}

/** Both texts of a conflict side by side, part by part. Nothing is overwritten until the author chooses. */
function Conflict({ definition, state: { content, stored }, saver, nameOf }: ConflictProps) {
  const author = stored?.author == null ? m.entries_imported() : nameOf(stored.author)
  const aligned = alignParts(partsOf(definition, content), stored ? partsOf(definition, stored) : [])
  const rows = aligned.map((row, index) => ({ ...row, place: String(index) }))
  return (
    <div className="entry-conflict" role="alertdialog" aria-label={m.entries_conflict_title()}>
      <h3>{m.entries_conflict_title()}</h3>
      <p>{m.entries_conflict_lead()}</p>
      <table className="entry-sides">
        <thead>
          <tr>
            <th scope="col">{m.entries_conflict_mine()}</th>
            <th scope="col">{m.entries_conflict_theirs({ name: author })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ mine, theirs, place }) => (
            <tr key={place} data-same={mine?.key === theirs?.key}>
              <td>{mine && unbrokenValues(mine.words)}</td>
              <td>{theirs && (mine ? <Changed before={mine} after={theirs} /> : unbrokenValues(theirs.words))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              <Button onClick={() => saver.keepMine()}>{m.entries_keep_mine()}</Button>
            </td>
            <td>
              <Button aria-disabled={!stored} onClick={() => saver.takeTheirs()}>
                {m.entries_take_theirs()}
              </Button>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** A part that replaces another one: marked word by word, unless only the format differs. */
const Changed = ({ before, after }: { before: Part; after: Part }) =>
  before.words === after.words ? unbrokenValues(after.words) : <Difference before={before.words} after={after.words} />

/** Each filled field with its value, in words. */
function filledFields({ fields }: EntryDefinition, values: Content['fields']): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    if (value === null || value === undefined || value === '') return []
    const words = typeof value === 'boolean' ? (value ? m.entries_yes() : m.entries_no()) : String(value)
    return m.entries_field_value({ label: fieldName(field), value: words })
  })
}

/** The filled fields and the blocks, to compare them. */
function partsOf(definition: EntryDefinition, { fields, text }: Content): Part[] {
  const filled = filledFields(definition, fields).map((words) => ({ key: words, words }))
  const blocks = text && 'blocks' in text ? text.blocks : []
  return [...filled, ...blocks.map((block) => ({ key: JSON.stringify(block), words: writtenOf({ blocks: [block] }) }))]
}

/** Fields and text as lines, to compare them. */
export function wordsOf(definition: EntryDefinition, content: Content): string {
  return [...filledFields(definition, content.fields), ...(content.text ? ['', writtenOf(content.text)] : [])].join('\n')
}
