import { useId } from 'react'
import { type BlockDocument, plainTextOf, richTextOfBlocks } from '~/contract/blocks'
import type { EntryText } from '~/contract/desk-entries'
import { m } from '~/paraglide/messages'

interface Props {
  value: EntryText
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: EntryText) => void
}

/**
 * The text of an entry. It writes paragraphs, and the Markdown of imported texts as it is; a text with more than that is
 * shown only, so that nothing of it is lost.
 */
export function TextEditor({ value, error, isReadOnly, onChange }: Props) {
  const id = useId()
  const isMarkdown = 'markdown' in value
  const isPlain = isMarkdown || hasOnlyParagraphs(value)
  const notice = !isPlain ? m.entries_text_formatted() : isMarkdown ? m.entries_markdown_hint() : m.entries_text_hint()
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{m.entries_field_text()}</label>
      <div className="field-box">
        <textarea
          id={id}
          name="text"
          rows={14}
          readOnly={isReadOnly || !isPlain}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-below`}
          value={writtenOf(value)}
          onChange={({ currentTarget }) =>
            onChange(isMarkdown ? { markdown: currentTarget.value } : paragraphsOf(currentTarget.value))
          }
        />
      </div>
      <div className="field-below" id={`${id}-below`}>
        <p className="field-error" aria-live="polite">
          {error}
        </p>
        <p className="field-notice">{notice}</p>
      </div>
    </div>
  )
}

/** The words of a text, a paragraph for each of its parts. */
export const writtenOf = (text: EntryText): string =>
  'markdown' in text ? text.markdown : text.blocks.map((block) => plainTextOf(richTextOfBlocks({ blocks: [block] }))).join('\n\n')

const paragraphsOf = (written: string): BlockDocument => ({
  blocks: written === '' ? [] : written.split('\n\n').map((paragraph) => ({ type: 'paragraph', text: [paragraph] }))
})

const hasOnlyParagraphs = ({ blocks }: BlockDocument) =>
  blocks.every((block) => block.type === 'paragraph' && block.text.every((part) => typeof part === 'string'))
