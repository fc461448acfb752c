import { termsOf } from '~/contract/search-terms'

/** A piece of text, highlighted if it matches the query. It is rendered as text, so it cannot contain markup. */
export interface Piece {
  text: string
  isMarked: boolean
}

type Marks = readonly (readonly string[])[]
interface Span {
  start: number
  end: number
}

export function markedText(text: string, marks: Marks): Piece[] {
  return piecesOf(text, spansOf(text, marks), { start: 0, end: text.length })
}

/** Whether a text matches. */
export const isMarked = (text: string, marks: Marks): boolean => spansOf(text, marks).length > 0

/**
 * An excerpt of about `length` characters: the sentence with the most matches, and the text after it in its paragraph as far
 * as there is room. A line that ends in no punctuation, such as a row of a table, is quoted by itself and only if no sentence
 * matches; without any match, the excerpt is the first sentence.
 */
export function markedContext(text: string, marks: Marks, length: number): Piece[] {
  const sentences = sentencesOf(text)
  const [best] = sentences
    .map((sentence, index) => ({
      sentence,
      index,
      marked: isMarked(sentence.text, marks) ? 1 : 0,
      size: markedLength(sentence.text, marks)
    }))
    .sort(
      (a, b) =>
        b.marked - a.marked || Number(b.sentence.isWhole) - Number(a.sentence.isWhole) || b.size - a.size || a.index - b.index
    )
  if (!best) return []
  let line = best.sentence.text
  let next = best.index + 1
  for (; sentences[next]?.line === best.sentence.line; next += 1) {
    const longer = line + (sentences[next]?.gap ?? '') + (sentences[next]?.text ?? '')
    if (longer.length > length) break
    line = longer
  }
  const spans = spansOf(line, marks)
  const window = windowOf(line, spans, length)
  return [
    ...(window.start > 0 ? [{ text: '…', isMarked: false }] : []),
    ...piecesOf(line, spans, window),
    ...(window.end < line.length ? [{ text: '…', isMarked: false }] : [])
  ]
}

interface Sentence {
  text: string
  /** The white space before it. */
  gap: string
  /** Number of its line. */
  line: number
  /** Whether it ends like a sentence. */
  isWhole: boolean
}

function sentencesOf(text: string): Sentence[] {
  return text.split('\n').flatMap((line, number) =>
    [...line.matchAll(/(\s*)(\S.*?(?:[。！？]|[.!?](?=\s|$)|$))/g)].map(([, gap = '', sentence = '']) => ({
      text: sentence.trim(),
      gap: gap === '' ? '' : ' ',
      line: number,
      isWhole: /[。！？.!?]$/.test(sentence)
    }))
  )
}

/** Longer matches count more. */
const markedLength = (text: string, marks: Marks): number =>
  spansOf(text, marks).reduce((sum, { start, end }) => sum + (end - start) ** 2, 0)

/** Matching spans; adjacent and overlapping ones are merged. */
function spansOf(text: string, marks: Marks): Span[] {
  const terms = termsOf(text)
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const mark of marks) byFirst.set(mark[0] ?? '', [...(byFirst.get(mark[0] ?? '') ?? []), mark])
  const spans: Span[] = []
  for (const [index, { term, start }] of terms.entries()) {
    for (const mark of byFirst.get(term) ?? []) {
      const last = terms[index + mark.length - 1]
      if (!last || !mark.every((part, offset) => terms[index + offset]?.term === part)) continue
      const before = spans.at(-1)
      if (before && start <= before.end) before.end = Math.max(before.end, last.end)
      else spans.push({ start, end: last.end })
    }
  }
  return spans
}

/** The window with the most matched characters; longer matches count more. It starts and ends at word boundaries if possible. */
function windowOf(text: string, spans: readonly Span[], length: number): Span {
  if (text.length <= length) return { start: 0, end: text.length }
  let best = { from: 0, marked: -1 }
  for (const { start } of spans) {
    const until = start + length * 0.75
    const marked = spans.reduce(
      (sum, span) => (span.start >= start && span.end <= until ? sum + (span.end - span.start) ** 2 : sum),
      0
    )
    if (marked > best.marked) best = { from: start, marked }
  }
  const start = boundaryBefore(text, Math.max(0, best.from - Math.round(length / 4)), best.from)
  const end = Math.min(text.length, start + length)
  return { start, end: end === text.length ? end : lastBoundary(text, end - 16, end) }
}

const isBoundary = (text: string, at: number) => /[\s。，、；：！？,.;:!?]/u.test(text[at - 1] ?? ' ')

function boundaryBefore(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (isBoundary(text, at)) return at
  return from
}

function lastBoundary(text: string, from: number, to: number): number {
  for (let at = to; at > from; at -= 1) if (isBoundary(text, at)) return at
  return to
}

function piecesOf(text: string, spans: readonly Span[], window: Span): Piece[] {
  const pieces: Piece[] = []
  let at = window.start
  for (const span of spans) {
    const start = Math.max(span.start, at)
    const end = Math.min(span.end, window.end)
    if (end <= start) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false })
    pieces.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < window.end) pieces.push({ text: text.slice(at, window.end), isMarked: false })
  return pieces
}
