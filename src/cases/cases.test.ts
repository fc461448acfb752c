import { expect, test } from 'vitest'
import { cases } from './cases'

const metas = import.meta.glob<string>('./*/meta.ts', { eager: true, query: '?raw', import: 'default' })

test('a folder of a case has the name that it registers, once for the types and once for the address', () => {
  for (const [path, source] of Object.entries(metas)) {
    const name = path.split('/').at(-2)
    const registered = [/interface \w+ \{\s+'?([\w-]+)'?: true/, /\bid: '([\w-]+)'/].map((each) => each.exec(source)?.[1])
    expect(registered, path).toEqual([name, name])
  }
})

test('at most one case is drawn on a solution', () => {
  expect(new Set(cases.map(({ solution }) => solution)).size).toBe(cases.length)
})
