/** One section of the statement. */
export interface StatementSection {
  /** Its anchor on `/privacy`, the same in all languages. */
  id: string
  /** What it answers, in a few words. */
  question: string
  heading: string
  paragraphs: readonly string[]
}

/** The vendor's contacts that the statement names. */
export interface Contacts {
  phone: string
  email: string
}

/** Who decides about the data, and where it is stored; empty for a sentence that is absent. */
interface Controller {
  controller: string
  location: string
}

export type Statement = (facts: Contacts & Controller) => readonly StatementSection[]
