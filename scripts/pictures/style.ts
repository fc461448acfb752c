import { transform, type Visitor } from 'lightningcss'
import { families } from './fonts'

/*
 * The part of a page's style sheets that its drawing needs, in the subset of CSS that the rasterizer of SVG supports: flat rules
 * with selectors of classes and elements, and custom properties replaced by their values in the light theme.
 */

interface Rule {
  selector: string
  declarations: string
}

/** Properties that affect a drawing; the others are layout. */
const properties =
  /^(fill|stroke|opacity|font|letter-spacing|text-anchor|paint-order|display|visibility|color$|dominant-baseline|--words$)/

/** Text of a drawing has the size of `--words` (figure.css). A picture needs no minimum for narrow screens. */
const inPicture = (name: string): string => (name === '--words' ? 'font-size' : name)

/** @param sheets texts of the page's style sheets, in their order */
export function drawingStyle(sheets: readonly string[]): { style: string; values: ReadonlyMap<string, string> } {
  const rules = sheets.flatMap(rulesOf)
  const values = new Map<string, string>()
  for (const { selector, declarations } of rules) {
    if (selector !== ':root') continue
    for (const [name, value] of entriesOf(declarations)) if (name.startsWith('--')) values.set(name, value)
  }
  return { style: rules.flatMap((rule) => plainRule(rule, values)).join('\n'), values }
}

/** The rules of a sheet that apply to a wide screen without any condition, read from the form that the library prints. */
function rulesOf(sheet: string): Rule[] {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    visitor
  })
  return [...code.toString().matchAll(/^ *([^@\s].*) \{\n((?: *[\w-]+: .*;\n)*)/gm)].map(
    ([, selector = '', declarations = '']) => ({
      selector,
      declarations
    })
  )
}

/** Drops every rule with a condition but `@supports`: the built site's are met by all browsers. */
const visitor: Visitor<never> = { Rule: ({ type }) => (unconditional.has(type) ? undefined : []) }
const unconditional = new Set(['style', 'layer-block', 'supports'])

const entriesOf = (declarations: string): [string, string][] =>
  declarations.split(';').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : []
  })

function plainRule({ selector, declarations }: Rule, values: Map<string, string>): string[] {
  // Selectors of a state or of another theme do not apply to the page as it first appears.
  const selectors = selector.split(/,(?![^(]*\))/).filter((one) => !/[:[*+~]/.test(one))
  const kept = entriesOf(declarations)
    .filter(([name, value]) => properties.test(name) && !value.startsWith('max('))
    .map(([name, value]) => `${inPicture(name)}:${plain(value, values)}`)
  return selectors.length > 0 && kept.length > 0 ? [`${selectors.join(',')}{${kept.join(';')}}`] : []
}

function plain(value: string, values: Map<string, string>): string {
  let resolved = value
  for (let depth = 0; depth < 8 && resolved.includes('var('); depth += 1) {
    resolved = resolved.replaceAll(
      /var\((--[\w-]+)(?:,([^()]*))?\)/g,
      (_, name, otherwise = '') => values.get(name) ?? otherwise.trim()
    )
  }
  return resolved
    .replaceAll(/clamp\([^()]*,([^(),]*)\)/g, '$1')
    .replaceAll(/"?Site Latin"?[^;/]*$/g, families.text)
    .replaceAll(/"?Site Mono"?[^;/]*$/g, families.mono)
}
