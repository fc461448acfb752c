import * as v from 'valibot'
import { type BlockDocument, blockDocumentSchema } from '~/contract/blocks'
import { readStored, writeStored } from '~/lib/storage'

/** The key of a draft in the browser's storage: the address of the page without its query, and the name of the editor. */
export const draftKey = ({ protocol, host, pathname }: Pick<Location, 'protocol' | 'host' | 'pathname'>, name: string): string =>
  `${`${protocol}${host}${pathname}`.replaceAll(/[.:/]/g, '_')}${name}-drafts-data`

/** Stores a draft; an empty text deletes it. @returns false if the browser refuses, as when its storage is full */
export const saveDraft = (key: string, document: BlockDocument): boolean =>
  writeStored('local', key, document.blocks.length === 0 ? undefined : JSON.stringify(document))

const storedSchema = v.pipe(v.string(), v.parseJson(), blockDocumentSchema)

/** The draft; undefined without one, or if it is not a text. */
export function readDraft(key: string): BlockDocument | undefined {
  const stored = v.safeParse(storedSchema, readStored('local', key))
  return stored.success ? stored.output : undefined
}
