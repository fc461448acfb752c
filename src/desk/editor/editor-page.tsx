import { startTransition, useState } from 'react'
import { richTextOfBlocks } from '~/contract/block-tree'
import type { BlockDocument } from '~/contract/blocks'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { RichText } from '~/ui/rich-text'
import { Editor } from './editor'

const empty: BlockDocument = { blocks: [] }

/** A place to try the editor: its text is kept in the browser only, and shown below as visitors would see it. */
export function EditorPage() {
  const locale = useLocale()
  const [document, setDocument] = useState(empty)
  return (
    <>
      <h1>{m.editor_try()}</h1>
      <p className="desk-lead">{m.editor_try_lead()}</p>
      <Editor
        value={empty}
        language={locale}
        name="try"
        label={m.editor_try()}
        onChange={(written) => startTransition(() => setDocument(written))}
      />
      <h2 className="editor-preview-title">{m.editor_preview()}</h2>
      <RichText text={richTextOfBlocks(document)} />
    </>
  )
}
