import type { EditionId } from '~/content/editions'
import type { ConsultedEdition } from '~/contract/consultation-form'
import type { Locale } from '~/contract/locale'

/** Copy of the consultation's pages, in one language. */
export const loadConsult = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./consult.zh-CN') : await import('./consult.en-US')).default

/** What a consultation is about: the edition, and the document to read while waiting. */
export const consulted: Readonly<Record<ConsultedEdition, { edition: EditionId; document: number }>> = {
  single: { edition: 'paid', document: 6 },
  standard: { edition: 'standard', document: 7 },
  advanced: { edition: 'advanced', document: 8 }
}
