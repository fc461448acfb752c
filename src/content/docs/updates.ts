import type { DocumentsVersion } from '~/contract/limits'
import { type Locale, locales } from '~/contract/locale'
import { nameOf } from './tree'

/** The day of the last change of each document, by file. */
const days = import.meta.glob<string>('./*/*/*.md', { import: 'default', query: '?updated', eager: true })

/** The day on which the document last changed, in each language that it exists in. */
export function documentUpdates(version: DocumentsVersion, id: number): Partial<Record<Locale, string>> {
  const updates: Partial<Record<Locale, string>> = {}
  for (const locale of locales) {
    const [, day] = Object.entries(days).find(([path]) => path.startsWith(`./${nameOf(version)}/${locale}/${id}-`)) ?? []
    if (day !== undefined) updates[locale] = day
  }
  return updates
}
