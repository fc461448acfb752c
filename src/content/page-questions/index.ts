import { latestDocuments } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import type { PageQuestions } from './types'

/** The questions of each language; one without a table has none. */
const tables = import.meta.glob<PageQuestions>('./[a-z][a-z]-[A-Z][A-Z].ts', { eager: true, import: 'default' })

const tableOf = (locale: Locale): PageQuestions => tables[`./${locale}.ts`] ?? {}

/** The addresses that have questions. */
export const askedAddresses = (locale: Locale): string[] => Object.keys(tableOf(locale))

/** The questions that a page answers. A document of an earlier version has those of the current one. */
export function questionsOf(address: string, locale: Locale): readonly string[] {
  const current = address.replace(/^\/document\/[^/]+\//, `/document/${latestDocuments}/`)
  return tableOf(locale)[current]?.split('|') ?? []
}
