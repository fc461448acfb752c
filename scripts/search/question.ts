/** Something that visitors look for, with every page that answers it. */
export interface Question {
  kind: 'word' | 'sentence' | 'typo' | 'synonym'
  query: string
  /** Addresses, without an anchor. Any of them will do. */
  answers: readonly string[]
}
