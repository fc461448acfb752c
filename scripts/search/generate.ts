import type { SourcePage } from './build-index'

/*
 * Generates a library of any size from the real text, always the same: each document consists of paragraphs of real ones
 * in a different order. Some words are replaced by invented ones with a natural frequency distribution, so that the
 * vocabulary grows with the library as a real one does.
 */

const coinedWords = 40_000
/** One in this many words is replaced by an invented one. */
const coinedEvery = 25
const paragraphsInPassage = 4

/** The real pages, plus generated documents up to `size` pages. */
export function grownTo(size: number, pages: readonly SourcePage[]): SourcePage[] {
  const random = generator(20_261_121)
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  const documents = pages.filter(({ group }) => group === 'document')
  const passages = documents.flatMap(({ passages }) => passages)
  const code = passages.map(({ code }) => code).filter(Boolean)
  const headings = passages.map(({ heading }) => heading).filter(Boolean)
  const paragraphs = passages.flatMap(({ text }) => text.split('\n')).filter((text) => text.length > 1)
  const pieces = [...new Set(paragraphs.flatMap((text) => text.match(/\p{Script=Han}|[a-z]{4,}/giu) ?? []))]
  const isChinese = pieces.some((piece) => /\p{Script=Han}/u.test(piece))
  const coined = Array.from({ length: coinedWords }, () => coin(pick, pieces, isChinese))
  /** Picks an invented word with a frequency that follows Zipf's law. */
  const coinedWord = () => coined[Math.floor(coinedWords ** random()) - 1] ?? ''
  const withCoined = (text: string) =>
    text.replaceAll(/\p{Script=Han}{2}|\b[a-z]{4,}\b/giu, (word) => (random() < 1 / coinedEvery ? coinedWord() : word))

  const generated = Array.from({ length: Math.max(0, size - pages.length) }, (_, index): SourcePage => {
    const model = pick(documents)
    return {
      group: 'document',
      address: `/document/latest/${1000 + index}`,
      title: `${pick(headings)} ${coinedWord()}`,
      names: [],
      menus: [],
      questions: [],
      description: withCoined(pick(documents)?.description ?? ''),
      passages: (model?.passages ?? []).map(({ anchor }) => ({
        anchor,
        heading: withCoined(pick(headings) ?? ''),
        text: Array.from({ length: paragraphsInPassage }, () => withCoined(pick(paragraphs) ?? '')).join('\n'),
        code: random() < 0.5 ? (pick(code) ?? '') : ''
      }))
    }
  })
  return [...pages, ...generated]
}

/** Invents a word: two or three Chinese characters, or the beginning of one word with the end of another. */
function coin(pick: <Value>(values: readonly Value[]) => Value | undefined, pieces: readonly string[], isChinese: boolean) {
  const kind = pieces.filter((piece) => /\p{Script=Han}/u.test(piece) === isChinese)
  if (isChinese) return `${pick(kind)}${pick(kind)}`
  const [start = '', end = ''] = [pick(kind), pick(kind)]
  return (start.slice(0, Math.ceil(start.length / 2)) + end.slice(Math.floor(end.length / 2))).toLowerCase()
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
