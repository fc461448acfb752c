import type { Fix } from '../faults'
import type { Span } from './syntax'
import { quoted } from './words'

/* Notation of other languages or of a Chinese keyboard: recognized where the parser stopped, and offered in the right form. */

/** The page has a sentence for each. */
type HabitName = 'equality' | 'inequality' | 'like' | 'groupBy' | 'select' | 'fullWidth'

interface Habit {
  name: HabitName
  at: Span
  fix?: Fix
}

/** Those that are no full-width forms of a sign of the language. */
const signs: Readonly<Record<string, string>> = {
  ...{ '。': '.', '【': '[', '】': ']', '《': '<', '》': '>', '￥': '$', '¥': '$', '‘': "'", '’': "'", '“': '"', '”': '"' }
}
const isSign = (text: string) => /^[。【】《》￥¥‘’“”！-／：-＠［-｀｛-～]$/.test(text)
/** Parts that stay as they are, a text in full-width quotes, or a single sign. */
const parts = new RegExp(`${quoted}|([‘“])([^’”]*)[’”]|[\\s\\S]`, 'g')

/** The text with the signs of the language; texts within quotes stay. */
const withAsciiSigns = (text: string): string =>
  text.replace(parts, (part, quote: string | undefined, inner: string | undefined) => {
    const sign = quote === undefined ? undefined : signs[quote]
    if (sign !== undefined && inner !== undefined) return sign + inner.replaceAll(sign, `\\${sign}`) + sign
    return isSign(part) ? (signs[part] ?? part.normalize('NFKC')) : part
  })

/** @param place where the parser stopped */
export function habitAt(text: string, place: number): Habit | undefined {
  const rest = text.slice(place)
  const span = (length: number, start = place) => ({ start, end: start + length })
  const whole = { start: 0, end: text.length }
  if (isSign(rest.slice(0, 1))) return { name: 'fullWidth', at: span(1), fix: { at: whole, text: withAsciiSigns(text) } }
  if (text.slice(place - 1, place + 1) === '==') {
    const at = span(2, place - 1)
    return { name: 'equality', at, fix: { at, text: '=' } }
  }
  if (rest.startsWith('!=')) return { name: 'inequality', at: span(2), fix: { at: span(2), text: '<>' } }
  const like = /^LIKE\b\s*(?:(['"])(%?)([^%_'"\\]*)(%?)\1)?/i.exec(rest)
  if (like) return likeOf(like, span)
  const group = /^GROUP\s+BY\b.*?(?=\s*(?:$|[;)}]|\b(?:ORDER|LIMIT|SKIP|RETURN|WITH)\b))/is.exec(rest)
  if (group)
    return { name: 'groupBy', at: span(/^GROUP\s+BY/i.exec(rest)?.[0].length ?? 0), fix: { at: span(group[0].length), text: '' } }
  if (!/^SELECT\b/i.test(rest)) return undefined
  return { name: 'select', at: span(6), ...(!/\bFROM\b/i.test(rest) && { fix: { at: span(6), text: 'RETURN' } }) }
}

function likeOf([found, quote = '', before, word = '', after]: RegExpExecArray, span: (length: number) => Span): Habit {
  const habit: Habit = { name: 'like', at: span(4) }
  if (!quote) return habit
  const operator = before ? (after ? 'CONTAINS' : 'ENDS WITH') : after ? 'STARTS WITH' : '='
  return { ...habit, fix: { at: span(found.length), text: `${operator} ${quote}${word}${quote}` } }
}
