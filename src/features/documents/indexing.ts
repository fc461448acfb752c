import { documentIds, nameOf } from '~/content/docs/tree'
import { type DocumentsVersion, documentsVersion } from '~/contract/limits'
import type { PageIndexing } from '~/lib/page-address'

/**
 * Canonical address of a document: the latest version's, if it has the document. Older versions are not indexed, so that
 * searches lead to the latest one.
 */
export function documentIndexing(version: DocumentsVersion, id: number): PageIndexing {
  const address = (of: DocumentsVersion) => `/document/${nameOf(of)}/${id}`
  const isCurrent = version === documentsVersion
  return { canonical: address(documentIds(documentsVersion).includes(id) ? documentsVersion : version), indexed: isCurrent }
}
