import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** @returns undefined for a file that is not a document */
export async function compileFile(path: string): Promise<(CompiledDocument & DocumentPlace) | undefined> {
  const parsed = parseDocumentPath(path)
  if (!parsed) return undefined
  const source = await readFile(join(root, parsed.file), 'utf8')
  return { ...parsed, ...(await compileDocument(source, parsed, wordingOf(parsed.locale))) }
}

/** Compiles every document of every version in both languages, for tests and the search. */
export async function compileAll(): Promise<(CompiledDocument & DocumentPlace)[]> {
  return (await Promise.all(documentFiles().map(compileFile))).flatMap((document) => document ?? [])
}
