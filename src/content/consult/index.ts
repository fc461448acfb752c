import type { DocumentId } from '~/content/docs/tree'
import { loadCopy } from '~/content/load-copy'
import type { ConsultedEdition } from '~/contract/consultation-form'
import type { Locale } from '~/contract/locale'
import type { ConsultCopy } from './types'

/** The consultation's pages. */
export const loadConsult = (locale: Locale): Promise<ConsultCopy> =>
  loadCopy(import.meta.glob<{ default: ConsultCopy }>('./{zh-CN,en-US}.ts'), locale)

/** The document to read while waiting for the answer. */
export const consultDocuments: Readonly<Record<ConsultedEdition, DocumentId>> = { single: 6, standard: 7, advanced: 8 }

/** The document to read while waiting for the answer about a proof of concept. */
export const proofDocument: DocumentId = 3
