/**
 * What visitors ask that a page answers, in their own words, by the address of the page in the current version of the documents.
 * Questions have a bar between them. A page is found by them, and does not show them.
 */
export type PageQuestions = Readonly<Record<string, string>>
