import type { DocumentId } from '~/content/docs/tree'
import { loadCopy } from '~/content/load-copy'
import type { ConsultationTopic, ConsultedEdition } from '~/contract/forms/consultation'
import type { Locale } from '~/contract/locale'
import type { ConsultCopy } from './types'

/** The consultation's pages. */
export const loadConsult = (locale: Locale): Promise<ConsultCopy> =>
  loadCopy(import.meta.glob<{ default: ConsultCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The document to read while waiting for the answer. */
export const consultDocuments: Readonly<Record<ConsultedEdition, DocumentId>> = { single: 6, standard: 7, advanced: 8 }

/** The same for a topic. */
export const topicDocuments: Readonly<Record<ConsultationTopic, DocumentId>> = {
  talk: 26,
  proof: 3,
  platform: 18,
  rag: 2,
  appliance: 37,
  weaver: 3,
  disclosure: 25,
  references: 3,
  event: 1
}
