/** Parts of the sidebar. */
export type DocumentPart =
  | 'start'
  | 'concepts'
  | 'installation'
  | 'import'
  | 'language'
  | 'drivers'
  | 'algorithms'
  | 'operations'
  | 'security'
  | 'reference'
  | 'data'
  | 'upgrading'

export type PartTitles = Readonly<Record<DocumentPart, string>>

/** The titles in one language. */
export interface Titles {
  default: PartTitles
  files: Readonly<Record<string, string>>
}
