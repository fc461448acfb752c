import type { Locale } from '~/contract/locale'
import type { DocumentContent } from './types'

/** Every published document by id. Each language is a module of its own, so a page loads one text and no other. */
const published: Readonly<Record<number, Record<Locale, () => Promise<DocumentContent>>>> = {
  1: {
    'zh-CN': async () => (await import('./getting-started.zh-CN')).default,
    'en-US': async () => (await import('./getting-started.en-US')).default
  }
}

/** The document in one language, or undefined where no such id is published. */
export function loadDocument(id: number, locale: Locale): Promise<DocumentContent> | undefined {
  return published[id]?.[locale]()
}

/** The ids of all published documents, in their order. */
export const documentIds: readonly number[] = Object.keys(published).map(Number)
