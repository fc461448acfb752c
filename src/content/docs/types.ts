/** A heading of a document, as the contents of the page name it. */
export interface DocumentHeading {
  /** Its anchor; the same in both languages. */
  id: string
  text: string
  depth: 2 | 3
}

/** One document in one language, as the build makes it from its Markdown. */
export interface DocumentContent {
  title: string
  /** One or two sentences: the lead of the page, and what a search engine shows under the title. */
  description: string
  /** The day of the last change, ISO 8601. */
  updated: string
  headings: readonly DocumentHeading[]
  /** The text. It comes from the build alone, which lets no markup of an author through. */
  html: string
}
