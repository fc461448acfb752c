import { expect, test } from 'vitest'
import type * as Literal from './sql-literal'
import { inThread } from './thread'

const literal = (value: string) => inThread<typeof Literal, 'sqlLiteral'>('scripts/sql-literal.ts', 'sqlLiteral', value)

test('a function of a module runs in the thread, several calls at once, each with its own result', async () => {
  expect(await Promise.all([literal("it's"), literal('b'), literal('c')])).toEqual(["'it''s'", "'b'", "'c'"])
})

test('an error of the thread is that of the call, and the thread goes on', async () => {
  await expect(inThread<Record<string, () => unknown>, string>('scripts/nowhere.ts', 'nothing')).rejects.toThrow('nowhere')
  expect(await literal('still')).toBe("'still'")
})
