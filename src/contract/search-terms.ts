/*
 * Splits text into search terms. The index of the site, that of the main service and every query use this file, so that
 * their terms match (docs/decisions/019-search.md): Chinese as pairs of neighboring characters, which is the same in
 * every runtime, other scripts as words without their most common endings.
 */

/** A term and its position in the text. */
export interface Term {
  term: string
  start: number
  end: number
}

/** Runs of Chinese characters, or of letters and digits; a dot within a number or a word, as in 3.4.1, belongs to it. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:\.\p{Nd}+)*/gu

const ignoredWords = new Set(
  'a an and are as at be by can do does for from how i if in is it its my of on or our so that the their them they this to us was we what when which who why will with you your'.split(
    ' '
  )
)

/** Words of a query that say nothing about its subject: those of questions, wishes and politeness. */
const questionPhrases = new RegExp(
  [
    '怎么办|怎么样|难不难|好不好|怎样|怎么|如何|什么时候|什么样|为什么|是什么|什么|能不能|可不可以|可以|能否|是否|是不是|会不会|要不要|有没有|请问|到底|究竟|支不支持|支持(?=.+吗)',
    '哪些|哪个|哪种|哪家|哪几|在哪里|哪里|哪儿|几个|多少(?!钱)|我们|咱们|你们|我想|您|的话|之前|之后|以前|以后|时候|东西|应该|需要|想要|一下|些什么|是个啥|是啥|有些|想问|想知道|告诉我|能够|可否|一个|这个|那个|这张|那张|吗|呢',
    '(?<![重需主必摘简概])要(?![求素点件])|(?<![性功智职可节才只])能(?![力源量耗够])|(?<![社机协委晚大年])会(?![员议话])',
    "\\b(?:any|there|where|need|needs|want|wants|should|would|could|must|get|gets|have|has|had|am|been|does|did|was|were|whether|before|after|me|please|tell|show|give|possible|able|if|than|then|too|very|really|just|also|some|someone|something|anything|these|those|about|into|let|i'm|i'd|it's|don't|doesn't)\\b"
  ].join('|'),
  'gi'
)

/**
 * The terms of a text in order. A single Chinese character is a term by itself; longer runs are split into pairs.
 * @param text in any Unicode form; positions are those of the text itself if each character keeps its length in NFKC
 */
export function termsOf(text: string): Term[] {
  const terms: Term[] = []
  for (const match of lowered(text).matchAll(runs)) {
    const [run] = match
    const at = match.index
    if (isHan(run)) {
      const characters = [...run]
      let start = at
      for (const [index, character] of characters.entries()) {
        const next = characters[index + 1]
        if (next !== undefined || characters.length === 1) {
          const term = character + (next ?? '')
          terms.push({ term, start, end: start + term.length })
        }
        start += character.length
      }
    } else if (!ignoredWords.has(run)) terms.push({ term: stemOf(run), start: at, end: at + run.length })
  }
  return terms
}

/**
 * The terms of a typed query, without question words. A query of question words only keeps them.
 * @param names positions of names in the query, whose words all count
 */
export function termsOfQuery(query: string, names: readonly Pick<Term, 'start' | 'end'>[] = []): Term[] {
  const plain = query.replaceAll(questionPhrases, (phrase, ...match) => {
    const at = match.find((each) => typeof each === 'number') ?? 0
    const isNamed = names.some(({ start, end }) => at < end && start < at + phrase.length)
    return isNamed ? phrase : ' '.repeat(phrase.length)
  })
  // A single character that is left of a run of characters between question words is no word.
  const isRest = ({ term, start, end }: Term) => isHan(term) && term.length === 1 && touchesHan(query, start, end)
  const terms = termsOf(plain).filter((term) => !isRest(term))
  return terms.length > 0 ? terms : termsOf(query)
}

const touchesHan = (text: string, start: number, end: number): boolean =>
  isHan(text.slice(end)) || /\p{Script=Han}$/u.test(text.slice(0, start))

/** Every Chinese character of a short text by itself, so that a query of one character finds titles. */
export const charactersOf = (text: string): string[] => [...new Set(lowered(text).match(/\p{Script=Han}/gu) ?? [])]

/** A name in the form in which two of them are compared: all of its words, without case, endings and punctuation. */
export const normalizedName = (name: string): string =>
  (lowered(name).match(runs) ?? []).map((run) => (isHan(run) ? run : stemOf(run))).join(' ')

export const isHan = (term: string): boolean => /^\p{Script=Han}/u.test(term)

/**
 * NFKC and lower case, character by character, so that positions stay valid; a character whose length would change is
 * kept.
 */
function lowered(text: string): string {
  return text.replaceAll(/[^\u0020-\u0040\u005b-\u007e\u3041-\uabff]/g, (character) => {
    const plain = character.normalize('NFKC').toLowerCase()
    return plain.length === character.length ? plain : character
  })
}

/** A word without plural, -ing, -ed and silent e: «queries» and «query», «importing» and «import» are one. */
function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (/(x|ch|sh|ss|z)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[^suia]s$/.test(stem)) stem = stem.slice(0, -1)
  const bare = /^(.*[aeiouy].*?)(ing|ed)$/.exec(stem)?.[1]
  if (bare !== undefined && bare.length > 3) stem = bare
  if (/([bdgklmnprt])\1$/.test(stem)) stem = stem.slice(0, -1)
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/**
 * Edit distance of two words: letters changed, added, removed or swapped with their neighbor. Stops at `most + 1` once
 * the distance exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, at(before, column - 2) + 1)
      }
      now.push(least)
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return at(last, other.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY

/** A word as it sounds: two spellings of a sound are one, and so is a doubled letter. */
export const soundOf = (word: string): string =>
  word.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll('y', 'i').replaceAll(/(.)\1/g, '$1')

/** Tolerated typing errors: none in short words, which would become other words. */
export const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** A concept with several names: a query with one of them finds the others. */
export interface Concept {
  /** The term under which an index stores it. */
  term: string
  /** The terms of each name. */
  names: readonly (readonly string[])[]
  /** The names as written. */
  written: readonly string[]
}

/** Groups of names as concepts; a concept's id is the first name of its group. */
export function conceptsOf(groups: readonly (readonly string[])[]): Concept[] {
  return groups.map((written) => ({
    term: `=${written[0] ?? ''}`,
    names: written.map((name) => termsOf(name).map(({ term }) => term)),
    written
  }))
}

/** Position of a name in a text: the terms from `from` up to, but not including, `to`. */
export interface Mention<Named> {
  concept: Named
  from: number
  to: number
}

/** Every mention among the terms, found by the first term of each name. */
export function mentionsIn<Named>(
  terms: readonly Term[],
  concepts: ReadonlyMap<string, readonly NamedConcept<Named>[]>
): Mention<Named>[] {
  return terms.flatMap(({ term }, from) =>
    (concepts.get(term) ?? []).flatMap(({ concept, name }) =>
      name.every((part, index) => terms[from + index]?.term === part) ? [{ concept, from, to: from + name.length }] : []
    )
  )
}

export interface NamedConcept<Named> {
  concept: Named
  name: readonly string[]
}

/** Concepts, or other things with names, by the first term of each name. */
export function byFirstTerm<Named extends { readonly names: readonly (readonly string[])[] }>(
  concepts: readonly Named[]
): Map<string, NamedConcept<Named>[]> {
  const found = new Map<string, NamedConcept<Named>[]>()
  for (const concept of concepts) {
    for (const name of concept.names) {
      const [first] = name
      if (first !== undefined) found.set(first, [...(found.get(first) ?? []), { concept, name }])
    }
  }
  return found
}
