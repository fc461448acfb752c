/** Chinese words of two or more characters that the build found in the site's texts (`scripts/words`). */
export interface Words {
  has: (word: string) => boolean
  /** Characters of the longest word. */
  longest: number
}

/** @param list words separated by spaces */
export function wordsOf(list: string): Words {
  const words = new Set(list.split(' '))
  return { has: (word) => words.has(word), longest: Math.max(1, ...[...words].map(({ length }) => length)) }
}

/** Characters that attach to the following word: prepositions, conjunctions, adverbs, auxiliary verbs, «this» and «each». */
const leading = new Set(
  '在与和及或从到对用被把让由向于按以为比跟给每各这那该本另不没未无先再又也都还就才只仅可能会要应须需请将已正更最很太而但且则若如即是有来去第前后其'
)
/** Characters that attach to the preceding word: particles and suffixes. */
const trailing = new Set('的了着过吗呢吧们地得之里中上下内外时等者')

/** Runs without punctuation, in which the browser breaks only where marked. */
const run = /[\p{Script=Han}\p{L}\p{N}.,·%+/_-]*\p{Script=Han}[\p{Script=Han}\p{L}\p{N}.,·%+/_-]*/gu
const character = /\p{Script=Han}/u
const otherScript = /^\P{Script=Han}+/u

/**
 * Break opportunities of a text, as offsets of the characters before which it may break. Spaces and punctuation are left to the
 * browser.
 */
export function breaksOf(text: string, words: Words): number[] {
  return [...text.matchAll(run)].flatMap(({ index, 0: part }) => {
    const tokens = tokensOf(part, words)
    let end = index
    return tokens.slice(0, -1).flatMap((token, at) => {
      end += token.length
      return mayBreak(token, tokens[at + 1] ?? '') ? [end] : []
    })
  })
}

/** The longest known word at each position, or one character. Words of other scripts stay whole. */
function tokensOf(part: string, words: Words): string[] {
  const tokens: string[] = []
  for (let at = 0; at < part.length; at += tokens.at(-1)?.length ?? 1) {
    const rest = part.slice(at, at + words.longest)
    const other = otherScript.exec(part.slice(at))?.[0]
    let length = rest.length
    while (length > 1 && !words.has(rest.slice(0, length))) length -= 1
    tokens.push(other ?? rest.slice(0, length))
  }
  return tokens
}

/** A single character that is not a particle is probably part of an unlisted word, so it stays with both neighbors. */
function mayBreak(before: string, after: string): boolean {
  if (leading.has(before) || trailing.has(after)) return false
  // A number stays with its unit.
  if (/[\d.,]$/.test(before) && character.test(after)) return false
  const endsWhole = isWhole(before) || trailing.has(before)
  const beginsWhole = isWhole(after) || leading.has(after)
  return (endsWhole || leading.has(after)) && (beginsWhole || trailing.has(before))
}

const isWhole = (token: string) => token.length > 1 || !character.test(token)
