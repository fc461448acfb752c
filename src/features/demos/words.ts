import type { Locale } from '~/contract/locale'
import { sentence } from '~/demos/sentence'
import type { DemoCopy } from '~/demos/types'

type Values = Readonly<Record<string, string | number>>

const formats = new Map<Locale, Intl.NumberFormat>()

/** A number of a result: digits in groups, at most four after the point. */
export function numberText(value: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  formats.set(locale, format)
  return format.format(value)
}

/** Writes the values of a demo in the words of its copy. */
export interface DemoWords {
  /** A sentence of a trace or an explanation; empty if the copy does not have it. */
  say: (sentence: string, values: Values) => string
  fill: (template: string, values: Values) => string
  cell: (value: string | number | undefined) => string
}

export function demoWords({ sentences, words }: Pick<DemoCopy, 'sentences' | 'words'>, locale: Locale): DemoWords {
  const format = (value: number) => numberText(value, locale)
  const fill = (template: string, values: Values) => sentence(template, values, words, format)
  return {
    fill,
    say: (key, values) => fill(sentences[key] ?? '', values),
    cell: (value) => (value === undefined ? '' : typeof value === 'number' ? format(value) : (words[value] ?? value))
  }
}
