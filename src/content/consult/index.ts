import type { DocumentId } from '~/content/docs/tree'
import type { EditionId } from '~/content/editions'
import { loadCopy } from '~/content/load-copy'
import type { ConsultedEdition } from '~/contract/consultation-form'
import type { Locale } from '~/contract/locale'
import type { ConsultCopy } from './types'

/** The consultation's pages. */
export const loadConsult = (locale: Locale): Promise<ConsultCopy> =>
  loadCopy(import.meta.glob<{ default: ConsultCopy }>('./{zh-CN,en-US}.ts'), locale)

/** Subject of a consultation: the edition, and a document to read while waiting. */
export const consulted: Readonly<Record<ConsultedEdition, { edition: EditionId; document: DocumentId }>> = {
  single: { edition: 'paid', document: 6 },
  standard: { edition: 'standard', document: 7 },
  advanced: { edition: 'advanced', document: 8 }
}
