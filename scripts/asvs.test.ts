import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

const states = ['held', 'not applicable', 'exception'] as const

/** The rows of docs/asvs.md. */
const rows = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', level = '', state = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^\d+\.\d+\.\d+$/.test(id)) return []
    return [{ id, level: Number(level), state, where, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }]
  })

test('the ledger has each requirement of both levels once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ level }) => level === 1)).toHaveLength(70)
  expect(rows.filter(({ level }) => level === 2)).toHaveLength(183)
})

test('each row has a state and says where or why; what is held names tests that exist', () => {
  for (const { id, state, where, tests } of rows) {
    expect([id, states.some((known) => known === state), where !== '']).toEqual([id, true, true])
    if (state === 'held') expect([id, tests.length > 0]).toEqual([id, true])
    for (const file of tests) expect([file, existsSync(join(root, file))]).toEqual([file, true])
  }
})

test.each([1, 2])('at least 95 %% of what applies at level %i is held', (asked) => {
  const applicable = rows.filter(({ level, state }) => level === asked && state !== 'not applicable')
  const held = applicable.filter(({ state }) => state === 'held')
  expect(held.length / applicable.length).toBeGreaterThanOrEqual(0.95)
})
