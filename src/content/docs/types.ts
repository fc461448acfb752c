/** A heading of a document, as the contents of the page name it. */
export interface DocumentHeading {
  /** Its anchor; the same in both languages. */
  id: string
  text: string
  depth: 2 | 3
}

/** One document in one language, as compiled from its Markdown. */
export interface DocumentContent {
  title: string
  /** One or two sentences: the lead of the page, and its description for search engines. */
  description: string
  /** The day of the last change, ISO 8601. */
  updated: string
  headings: readonly DocumentHeading[]
  /** The text as HTML. Only the build writes it, and it drops HTML in an author's Markdown. */
  html: string
}
