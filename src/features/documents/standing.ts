import { documentIds, nameOf } from '~/content/docs/tree'
import { type DocumentsVersion, documentsVersion } from '~/contract/limits'
import type { Standing } from '~/lib/page-address'

/**
 * Which address a document goes by: that of the latest version, where that has it. An older version is kept from search
 * engines, so that nobody who searches ends up in it.
 */
export function standingOf(version: DocumentsVersion, id: number): Standing {
  const address = (of: DocumentsVersion) => `/document/${nameOf(of)}/${id}`
  const isCurrent = version === documentsVersion
  return { canonical: address(documentIds(documentsVersion).includes(id) ? documentsVersion : version), indexed: isCurrent }
}
