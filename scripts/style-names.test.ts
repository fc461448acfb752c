import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

/*
 * Sizes of the style sheets, and names in them: classes of the global ones, and design tokens. Classes of modules are tested in
 * component-styles.test.ts.
 */

/** Classes of the editor's library, which writes them itself. */
const ofLibrary = /^(ce|codex)-/

const read = (pattern: string, isWanted: (file: string) => boolean) =>
  globSync(pattern, { cwd: root })
    .filter(isWanted)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The classes that a style sheet selects. */
function classesOf(sheet: string): string[] {
  const selectors = sheet.replaceAll(/\/\*.*?\*\/|"[^"]*"|\{[^{}]*\}/gs, '')
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}

test('no style sheet has more than 250 lines', () => {
  const sheets = read('src/**/*.css', () => true)
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.filter(({ text }) => text.split('\n').length > 251).map(({ file }) => file)).toEqual([])
})

test('every class of a global style sheet is written by the code, or composed by it', () => {
  const sheets = read('src/**/*.css', (file) => !file.endsWith('.module.css'))
  const code = read(
    '{src,worker,services,scripts/documents}/**/*.{ts,tsx}',
    (file) => !/\.test\.|\.d\.ts$|^src\/paraglide/.test(file)
  )
    // A class that only a comment names is not used.
    .map(({ text }) => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''))
    .join('\n')
  const words = new Set(code.match(/[\w-]+/g))
  // `sol-cell-${kind}` writes `sol-cell-found` if `found` is written too. The rest of a name may be a number.
  const prefixes = [...new Set(code.match(/[a-z][\w-]*-(?=\$\{)/g))]
  const isComposed = (name: string) =>
    prefixes.some((prefix) => {
      const rest = name.slice(prefix.length)
      return (
        name.startsWith(prefix) && (words.has(rest) || /^\d+$/.test(rest) || rest.split('-').every((part) => words.has(part)))
      )
    })
  const unused = sheets.flatMap(({ file, text }) =>
    classesOf(text)
      .filter((name) => !words.has(name) && !isComposed(name) && !ofLibrary.test(name))
      .map((name) => `${file}: ${name}`)
  )
  expect(sheets.length).toBeGreaterThan(0)
  expect(unused).toEqual([])
})

test('every design token is used', () => {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
  const users = read('src/**/*.{css,ts,tsx}', (file) => !file.startsWith('src/paraglide'))
    .map(({ text }) => text)
    .join('\n')
  const names = new Set([...tokens.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(0)
  expect([...names].filter((name) => !users.includes(`var(${name})`))).toEqual([])
})

test('print, contrast themes, stillness and the dark theme are decided in one sheet each', () => {
  const conditions = {
    '@page|@media print|print-color-adjust': 'src/styles/print.css',
    'forced-color|prefers-contrast': 'src/styles/contrast.css',
    'prefers-reduced-motion': 'src/styles/motion.css',
    'prefers-color-scheme|color-scheme:|\\[data-theme': 'src/styles/tokens.css'
  }
  const sheets = read('src/**/*.css', () => true)
  const found = Object.keys(conditions).map((condition) => [
    condition,
    sheets.filter(({ text }) => new RegExp(condition).test(text)).map(({ file }) => file)
  ])
  expect(found).toEqual(Object.entries(conditions).map(([condition, sheet]) => [condition, [sheet]]))
})
