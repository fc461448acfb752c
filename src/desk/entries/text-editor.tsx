import { useEffect, useId, useRef, useState } from 'react'
import { richTextOfBlocks } from '~/contract/block-tree'
import type { EntryText } from '~/contract/desk-entries'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { RichText } from '~/ui/rich-text'
import { Editor } from '../editor/editor'
import { languageNames } from '../language-names'

interface Props {
  /** Names the entry and its language: the local draft of the editor has this name. */
  name: string
  /** Of the text. */
  language: Locale
  value: EntryText
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: EntryText) => void
}

/**
 * The text of an entry in the editor; a text that cannot be changed now is shown as visitors will see it. The service answers
 * imported Markdown as blocks.
 */
export function TextEditor({ name, language, value, error, isReadOnly, onChange }: Props) {
  const id = useId()
  const document = 'markdown' in value ? undefined : value
  const latest = useRef(JSON.stringify(value))
  // The editor holds its text itself: one from elsewhere, as after a conflict or a restored version, needs another editor.
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const given = JSON.stringify(value)
    if (given === latest.current) return
    latest.current = given
    setShown((count) => count + 1)
  }, [value])

  const label = m.entries_text_in({ language: languageNames[language]() })
  if (isReadOnly || !document) {
    return (
      <section className="entry-text" aria-label={label}>
        {document && <RichText text={richTextOfBlocks(document)} lang={language} />}
      </section>
    )
  }
  return (
    <div className="field entry-text" data-invalid={error ? true : undefined}>
      <p className="field-label" id={id}>
        {m.entries_field_text()}
      </p>
      <Editor
        key={shown}
        value={document}
        language={language}
        name={name}
        label={label}
        onChange={(written) => {
          latest.current = JSON.stringify(written)
          onChange(written)
        }}
      />
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  )
}
