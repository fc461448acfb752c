import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalLocale } from '../../src/contract/locale.ts'
import { breaksOf, type Words, wordsOf } from '../../src/lib/phrases.ts'
import { root } from '../root.ts'
import { glossary, segment } from './segment.ts'

/** Sources of the site's Chinese texts. Of a document only the headings are broken by words. */
const sources = [
  `messages/${originalLocale}/*.json`,
  'src/**/*.{ts,tsx}',
  `services/main/samples/**/*.${originalLocale}.md`,
  'services/main/samples/*.json'
]
const headings = /^(?:#+|title:) .*$/gm

/** A line's texts, without the quotes and the placeholders around them. */
const text = /[^'"`\n{}$<>]*\p{Script=Han}[^'"`\n{}$<>]*/gu
const word = /^\p{Script=Han}{2,}$/u

function siteTexts(): string[] {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['src/paraglide/**', 'src/desk/**'] }).map((path) =>
      readFileSync(join(root, path), 'utf8')
    )
  const documents = read(`src/content/docs/*/${originalLocale}/*.md`).flatMap((source) => source.match(headings) ?? [])
  return [...new Set([...sources.flatMap(read), ...documents].flatMap((source) => source.match(text) ?? []))]
}

/**
 * The words of the site's texts, sorted. With them `breaksOf()` finds no break within a word of any of these texts: if its longest
 * match would make one, as for 对比 in 对比赛, the list has both words as one.
 */
export function siteWords(): string[] {
  const texts = siteTexts().map((source) => ({ source, tokens: segment(source) }))
  const words = new Set([...glossary, ...texts.flatMap(({ tokens }) => tokens.filter((token) => word.test(token)))])
  for (let isComplete = false; !isComplete; ) {
    isComplete = true
    const known = wordsOf([...words].join(' '))
    for (const { source, tokens } of texts) {
      for (const joint of tornWords(tokens, breaksOf(source, known))) {
        if (words.has(joint)) continue
        words.add(joint)
        isComplete = false
      }
    }
  }
  return [...words].toSorted()
}

let known: Words | undefined

/** The same as the site has them, found once by each thread. */
export function knownWords(): Words {
  known ??= wordsOf(siteWords().join(' '))
  return known
}

/** Each word with a break inside, together with the word before it, which took its beginning. */
function tornWords(tokens: readonly string[], breaks: readonly number[]): string[] {
  let start = 0
  return tokens.flatMap((token, index) => {
    const end = start + token.length
    const isTorn = breaks.some((at) => at > start && at < end)
    start = end
    return isTorn && word.test(token) ? [`${tokens[index - 1] ?? ''}${token}`] : []
  })
}
