import { expect, test } from 'vitest'
import { findEdition, type Requirements } from './finder'
import { readQuestion, withoutEmpty } from './finder-address'

test.each<[Requirements, string | undefined]>([
  [{}, 'free'],
  [{ graphs: 7, storage: 30, vertices: 40_000_000, nodes: 3, users: 1, algorithms: 10, permissions: 'graphs' }, 'free'],
  [{ graphs: 8 }, 'paid'],
  [{ storage: 30.5 }, 'paid'],
  [{ vertices: 40_000_001 }, 'paid'],
  [{ nodes: 4 }, 'standard'],
  [{ nodes: 3, users: 2 }, 'standard'],
  [{ users: 2 }, 'paid'],
  [{ algorithms: 11 }, 'paid'],
  [{ commercial: true }, 'paid'],
  [{ graphs: 50, users: 3, algorithms: 55 }, 'paid'],
  [{ users: 4 }, 'standard'],
  [{ permissions: 'elements' }, 'standard'],
  [{ commercial: true, permissions: 'graphs' }, 'standard'],
  [{ ldap: true, graphs: 50, algorithms: 55 }, 'standard'],
  [{ graphs: 51 }, 'advanced'],
  [{ partitioned: true }, 'advanced'],
  [{ distributed: true, algorithms: 19, graphs: 999 }, 'advanced'],
  [{ graphs: 1000 }, undefined],
  [{ algorithms: 56 }, 'advanced'],
  [{ partitioned: true, algorithms: 20 }, 'advanced'],
  [{ graphs: 51, algorithms: 55 }, 'advanced'],
  [{ graphs: 1000, algorithms: 1 }, undefined]
])('finds for %j the edition %s', (requirements, answer) => {
  expect(findEdition(requirements).answer).toBe(answer)
})

test('an edition lists every failed requirement and everything to confirm', () => {
  const [free, paid] = findEdition({ graphs: 51, vertices: 50_000_000, ldap: true, commercial: true }).editions
  expect(free?.failed).toEqual([
    { need: 'graphs', verdict: 'exceeded', limit: 7 },
    { need: 'vertices', verdict: 'exceeded', limit: 40_000_000 },
    { need: 'ldap', verdict: 'unlisted' },
    { need: 'commercial', verdict: 'forbidden' }
  ])
  expect(paid?.toTest).toEqual(['vertices'])
})

test.each([
  ['8', 8],
  [8, 8],
  ['１２', 12],
  ['40,000,000', 40_000_000],
  ['4,000万', 40_000_000],
  ['1.1万', 11_000],
  ['1亿', 100_000_000],
  ['5.0', 5],
  ['5k', 5_000],
  ['40 million', 40_000_000],
  ['40M', 40_000_000],
  ['2.5 Billion', 2_500_000_000],
  ['1000000000000', 1_000_000_000_000]
])('parses the number %j as %d', (written, vertices) => {
  expect(readQuestion({ vertices: written })).toMatchObject({ requirements: { vertices }, fault: undefined })
})

test.each([
  ['30GB', 30],
  ['512 g', 512],
  ['1.5TB', 1_536],
  ['0.5', 0.5]
])('parses the storage %j as %d GB', (written, storage) => {
  expect(readQuestion({ storage: written })).toMatchObject({ requirements: { storage }, fault: undefined })
})

test.each([
  ['graphs', 'many', 'number'],
  ['graphs', '3 GB', 'number'],
  ['graphs', '3 constructor', 'number'],
  ['graphs', '1e3', 'number'],
  ['graphs', '1,0', 'number'],
  ['graphs', '[1,2]', 'number'],
  ['graphs', '-5', 'small'],
  ['users', 0, 'small'],
  ['storage', '0.0', 'small'],
  ['users', '1.5', 'whole'],
  ['vertices', '1000000000001', 'large'],
  ['vertices', '9'.repeat(400), 'large'],
  ['permissions', 'everything', 'choice'],
  ['ldap', 'maybe', 'choice']
])('rejects %s=%j and keeps it as entered', (field, written, kind) => {
  const question = readQuestion({ [field]: written })
  expect(question.fault).toEqual({ field, kind })
  expect(question.input).toMatchObject({ [field]: String(written) })
  expect(question.requirements).toEqual({})
})

test('reports the first invalid field in form order', () => {
  expect(readQuestion({ ldap: 'x', users: 'three', storage: '-1' }).fault).toEqual({ field: 'storage', kind: 'small' })
})

test('an empty form counts as not submitted', () => {
  expect(readQuestion({ graphs: '', permissions: '' })).toMatchObject({ isSubmitted: false, requirements: {} })
  expect(readQuestion({ graphs: 1 }).isSubmitted).toBe(true)
})

test.each([
  [
    { graphs: 51, storage: '', permissions: '', ldap: 'yes' },
    { graphs: 51, ldap: 'yes' }
  ],
  [{ graphs: '', users: '' }, {}],
  [{ graphs: 51, ldap: 'yes' }, undefined],
  [{ graphs: '', source: '' }, { source: '' }]
])('without its empty fields the query %j is %j', (query, short) => {
  expect(withoutEmpty(query)).toEqual(short)
})
