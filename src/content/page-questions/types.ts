/**
 * Questions of visitors that a page answers, in their own words, by the address of the page in the current version of the
 * documents. A bar separates the questions. The search finds a page by them; the page does not show them.
 */
export type PageQuestions = Readonly<Record<string, string>>
