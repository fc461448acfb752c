import { expect, test } from 'vitest'
import { rowsOf } from './call'
import { apiTables } from './tables'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./tables.ts', '!./call.ts'], {
  eager: true
})

test('every table of calls is listed with its API', () => {
  const tables = Object.values(modules).flatMap((module) => Object.values(module))
  const listed: unknown[] = Object.values(apiTables).flat()
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.filter((table) => !listed.includes(table))).toEqual([])
})

test('no call is in two tables of an API', () => {
  for (const tables of Object.values(apiTables)) {
    const names = tables.flatMap(rowsOf).map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})
