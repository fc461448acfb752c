/** One section of the statement. */
export interface StatementSection {
  /** Its anchor on `/privacy`, the same in all languages. */
  id: string
  /** The question that the section answers, in a few words. */
  question: string
  heading: string
  paragraphs: readonly string[]
}

/** The vendor's contacts that the statement names. */
export interface Contacts {
  phone: string
  email: string
}

/** The controller of the data and the location of the data; empty if the statement leaves the sentence out. */
interface Controller {
  controller: string
  location: string
}

export type Statement = (facts: Contacts & Controller) => readonly StatementSection[]
