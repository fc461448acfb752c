/** A search query, with every page that answers it. */
export interface Question {
  kind: 'word' | 'sentence' | 'typo' | 'synonym'
  query: string
  /** Addresses without an anchor. Any one of them counts as a success. */
  answers: readonly string[]
}
