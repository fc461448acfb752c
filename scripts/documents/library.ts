import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentContent } from '../../src/content/docs/types'
import { isLocale, type Locale } from '../../src/contract/locale'
import { wordingOf } from '../../src/features/documents/static-markup'
import { root } from '../root'
import { type CompiledDocument, compileDocument, type DocumentFile } from './compile'

const folder = 'src/content/docs'

/** A document's position, parsed from its path. */
interface DocumentPlace extends DocumentFile {
  id: number
  locale: Locale
}

/** Parses the path of a document, relative to the project; undefined for another file. */
export function parseDocumentPath(path: string): DocumentPlace | undefined {
  const file = path.replaceAll('\\', '/')
  const [, version, locale, id] = new RegExp(`^${folder}/([^/]+)/([^/]+)/([1-9]\\d*)-[a-z0-9-]+\\.md$`).exec(file) ?? []
  return version !== undefined && isLocale(locale) ? { file, version, locale, id: Number(id) } : undefined
}

/** Paths of all Markdown files in the documents' folder, relative to the project. */
export function documentFiles(): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
}

/** Documents that were compiled, by path, with the text from which they were. */
const compiled = new Map<string, { source: string; document: Promise<CompiledDocument> }>()

/** Compiles a document, once for each text: the build, the search and the pages of both builds ask for the same. */
function compileOnce(source: string, place: DocumentPlace): Promise<CompiledDocument> {
  const known = compiled.get(place.file)
  if (known?.source === source) return known.document
  const document = compileDocument(source, place, wordingOf(place.locale))
  compiled.set(place.file, { source, document })
  return document
}

/** @returns undefined for a file that is not a document */
async function compileFile(path: string): Promise<(CompiledDocument & DocumentPlace) | undefined> {
  const parsed = parseDocumentPath(path)
  if (!parsed) return undefined
  const source = await readFile(join(root, parsed.file), 'utf8')
  return { ...parsed, ...(await compileOnce(source, parsed)) }
}

/** The parts of a document that its page shows. @returns undefined for a file that is not a document */
export async function compileContent(path: string): Promise<DocumentContent | undefined> {
  const document = await compileFile(path)
  if (!document) return undefined
  const { title, description, updated, headings, html } = document
  return { title, description, updated, headings, html }
}

/** Compiles every document of every version in both languages, for tests and the search. */
export async function compileAll(): Promise<(CompiledDocument & DocumentPlace)[]> {
  return (await Promise.all(documentFiles().map(compileFile))).flatMap((document) => document ?? [])
}
