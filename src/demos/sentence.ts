import type { DemoCopy } from './types'

/**
 * Fills a sentence of a demo's copy. `{count}` is replaced by the value of that name, and `{count|ring|rings}` by the first word if
 * the value is 1 and by the second otherwise. A value that is a key of `words` is replaced by that word.
 */
export function sentence(
  template: string,
  values: Readonly<Record<string, string | number>>,
  words: DemoCopy['words'],
  format: (value: number) => string = String
): string {
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (place, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return place
    if (one !== undefined && many !== undefined) return value === 1 ? one : many
    return typeof value === 'number' ? format(value) : (words[value] ?? value)
  })
}
