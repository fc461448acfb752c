import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root'

/*
 * Comments as an engineer would say them aloud (docs/voice.md): a docstring names its subject in a noun phrase, and no comment
 * hides its subject in a clause.
 */

const files = globSync('{src,services,worker,hosts,scripts,tests}/**/*.{ts,tsx,mjs,css,peggy}', { cwd: root }).filter(
  (path) => !/node_modules|src\/paraglide|\.gen\.ts$/.test(path)
)

/** Lines of comments that the formatter does not wrap, each with its place. */
const comments = files.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, index) => (/^\s*(\/\/|\/\*|\* )/.test(line) ? [{ at: `${path}:${index + 1}`, line }] : []))
)
const matching = (pattern: RegExp) =>
  comments.filter(({ line }) => pattern.test(line)).map(({ at, line }) => `${at}: ${line.trim()}`)

test('no comment begins with a clause in place of its subject', () => {
  expect(matching(/^\s*(?:\/\/|\/\*\*?|\*) (?:What|Who|Whom|Whose|Where|How|Which)(?:ever)? .*(?<!\?)(?:\*\/)?$/)).toEqual([])
})

test('comments name the actor and the thing', () => {
  expect(matching(/\b(?:whoever|whomever|whatever)\b/i)).toEqual([])
})

test('lines of comments are at most 132 characters long', () => {
  // A suppression of the linter has its reason on one line.
  const wrapped = comments.filter(({ line }) => !line.includes('biome-ignore'))
  expect(wrapped.filter(({ line }) => line.length > 132).map(({ at, line }) => `${at}: ${line.length}`)).toEqual([])
})
