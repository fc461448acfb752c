/**
 * Words that visitors use, and the words under which the site has the content that they look for. The two are not synonyms: the
 * first lead to the second. `meant` has names of `synonyms.ts`, names of pages, or words from the text of a page. The table of a
 * language is the module in this folder with the name of the language; staff adds other words at the desk, without a build.
 */
export interface RelatedWords {
  said: readonly string[]
  meant: readonly string[]
}
