import { add_word as addWord, cut } from 'jieba-wasm'
import { synonyms } from '../../src/content/synonyms.ts'
import { terms } from './terms.ts'

/** A term that jieba must never cut is more frequent than anything in its own dictionary. */
const always = 1e8

const isChinese = /^\p{Script=Han}{2,}$/u

/** The terms of the glossary and of the search, longest first, so that none is cut by a part of it. */
export const glossary: readonly string[] = [...new Set([...terms, ...synonyms.flat().filter((name) => isChinese.test(name))])]

for (const term of glossary) addWord(term, always)

/** The words of a Chinese text, punctuation and Latin words included. Terms of the glossary are one word each. */
export const segment = (text: string): string[] => cut(text, true)
