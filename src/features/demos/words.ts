import type { Locale } from '~/contract/locale'
import { sentence } from '~/demos/sentence'
import type { DemoCopy } from '~/demos/types'
import { formatNumber } from '~/lib/format'

type Values = Readonly<Record<string, string | number>>

/** A number of a result: digits in groups, at most four after the point. */
export const numberText = (value: number, locale: Locale): string => formatNumber(value, locale, 4)

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
