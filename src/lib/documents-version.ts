import { type DocumentsVersion, documentsVersion, documentsVersions } from '~/contract/limits'

/** The documents version in the address of a page; the current one if missing or unknown. */
export const documentsVersionOf = (pathname: string): DocumentsVersion =>
  documentsVersions.find((version) => pathname.startsWith(`/document/${version}/`)) ?? documentsVersion

/** The version parameter of a search address; undefined for the current version. */
export const versionParameter = (version: DocumentsVersion): DocumentsVersion | undefined =>
  version === documentsVersion ? undefined : version
