/**
 * Words that visitors say, and those under which the site has what they are looking for. They are no synonyms of anything, but
 * lead somewhere. What is meant is a name of `synonyms.ts`, the name of a page, or words that its text has. The table of a
 * language is the module beside this one that is named like it; staff adds others at the desk, without a build.
 */
export interface RelatedWords {
  said: readonly string[]
  meant: readonly string[]
}
