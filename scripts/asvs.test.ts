import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

const states = ['held', 'not applicable', 'exception'] as const

/** A test that a row names: its file, and its title as the file writes it. */
interface NamedTest {
  file: string
  title: string
}

/** A quoted title, which may quote something itself. */
const quoted = /«((?:[^«»]|«[^«»]*»)*)»/g

/** The tests of a cell: each file is followed by one title or more. */
const testsIn = (cell: string): NamedTest[] =>
  [...cell.matchAll(/`([^`]+)`([^`]*)/g)].flatMap(([, file = '', titles = '']) => {
    const named = [...titles.matchAll(quoted)].map(([, title = '']) => ({ file, title }))
    return named.length > 0 ? named : [{ file, title: '' }]
  })

/** The rows of docs/asvs.md. */
const rows = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', level = '', state = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^\d+\.\d+\.\d+$/.test(id)) return []
    return [{ id, level: Number(level), state, where, tests: testsIn(tests) }]
  })

const sources = new Map<string, string>()

/** Whether the file has a test, or a group of tests, with exactly this title. */
function exists({ file, title }: NamedTest): boolean {
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8')
  sources.set(file, source)
  const written = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return title !== '' && new RegExp(`\\(\\s*(['"\`])${written}\\1,`).test(source)
}

test('the ledger has each requirement of both levels once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ level }) => level === 1)).toHaveLength(70)
  expect(rows.filter(({ level }) => level === 2)).toHaveLength(183)
})

test('each row has a state and says where or why', () => {
  for (const { id, state, where } of rows)
    expect([id, states.some((known) => known === state), where !== '']).toEqual([id, true, true])
})

test('what is held names tests, and each named test exists under its title', () => {
  expect(rows.filter(({ state, tests }) => state === 'held' && tests.length === 0).map(({ id }) => id)).toEqual([])
  const missing = rows.flatMap(({ id, tests }) =>
    tests.filter((named) => !exists(named)).map(({ file, title }) => `${id}: ${file} «${title}»`)
  )
  expect(missing).toEqual([])
})

test('each section of the documents that a row names exists, and so does each decision', () => {
  const decisions = readdirSync(join(root, 'docs', 'decisions')).map((name) => name.slice(0, 3))
  const missing = rows.flatMap(({ id, where }) => {
    const sections = [...where.matchAll(/docs\/(\w+)\.md((?:, «[^»]+»)+)/g)].flatMap(([, document = '', titles = '']) => {
      const text = readFileSync(join(root, 'docs', `${document}.md`), 'utf8')
      const named = [...titles.matchAll(quoted)].map(([, title = '']) => title)
      return named.filter((title) => !new RegExp(`^#+ ${title}$`, 'm').test(text)).map((title) => `${document} «${title}»`)
    })
    const numbers = /decisions? (\d{3}(?:, \d{3})*)/.exec(where)?.[1]?.split(', ') ?? []
    const unknown = numbers.filter((number) => !decisions.includes(number))
    return [...sections, ...unknown].map((name) => `${id}: ${name}`)
  })
  expect(missing).toEqual([])
})

test.each([1, 2])('at least 95 %% of what applies at level %i is held', (asked) => {
  const applicable = rows.filter(({ level, state }) => level === asked && state !== 'not applicable')
  const held = applicable.filter(({ state }) => state === 'held')
  expect(held.length / applicable.length).toBeGreaterThanOrEqual(0.95)
})
