import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { findLacking, type LackingUse } from './browser-features.ts'

/*
 * Properties, values, functions, selectors and conditions of the style sheets, compared with the support that MDN records, as
 * `browser-features.ts` does for scripts.
 */

const declaration = /(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+);/g

/** Uses of features that an oldest browser lacks, in all style sheets of the pages. */
export function findLackingStyles(): LackingUse[] {
  const lacking = findLacking()
  const functions = Map.groupBy(
    [...lacking.keys()].filter((key) => key.startsWith('css.types.')),
    (key) => key.replace(/^.*\./, '')
  )
  return globSync('src/**/*.css', { cwd: root }).flatMap((file) => {
    // Comments become blanks, so that lines stay where they are.
    const sheet = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/\S/g, ' '))
    const note = (keys: readonly string[], index: number): LackingUse[] =>
      keys.flatMap((feature) => {
        const browsers = lacking.get(feature)
        return browsers ? [{ feature, browsers, at: `${file}:${sheet.slice(0, index).split('\n').length}` }] : []
      })
    const keysOf = (property: string, value: string) => {
      const unquoted = value.replaceAll(/"[^"]*"/g, '')
      const words = [...unquoted.matchAll(/(?<![\w-])[a-z][\w-]*(\()?/g)].map(([word]) => word)
      return [
        `css.properties.${property}`,
        ...(property === 'content' && unquoted.includes('/') ? ['css.properties.content.alt_text'] : []),
        ...words.flatMap((word) =>
          word.endsWith('(') ? (functions.get(word.slice(0, -1)) ?? []) : [`css.properties.${property}.${word}`]
        )
      ]
    }
    return [
      ...[...sheet.matchAll(declaration)].flatMap(({ index, 1: property = '', 2: value = '' }) =>
        note(keysOf(property, value), index)
      ),
      ...[...sheet.matchAll(/::?([a-z-]+)/g)].flatMap(({ index, 1: name }) => note([`css.selectors.${name}`], index)),
      ...[...sheet.matchAll(/@([a-z-]+)(?:[^{;]*?\(([a-z-]+))?/g)].flatMap(({ index, 1: rule, 2: condition }) =>
        note([`css.at-rules.${rule}`, `css.at-rules.${rule}.${condition}`], index)
      )
    ]
  })
}
