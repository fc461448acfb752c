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
interface Contacts {
  phone: string
  email: string
}

export type Statement = (contacts: Contacts) => readonly StatementSection[]
