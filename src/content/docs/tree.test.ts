import { expect, test } from 'vitest'
import { documentsVersions } from '~/contract/limits'
import { counterpartIn, documentIds } from './tree'

test('a version switch leads to the same document or, where the other version lacks it, to one that it has', () => {
  const pairs = documentsVersions.flatMap((version) => documentsVersions.map((other) => ({ version, other })))
  for (const { version, other } of pairs) {
    const ids = documentIds(other)
    for (const id of documentIds(version)) {
      const counterpart = counterpartIn(other, { version, id })
      expect(ids).toContain(counterpart)
      if (ids.includes(id)) expect(counterpart).toBe(id)
    }
  }
})

test('the nearest document is of the same subject', () => {
  expect(counterpartIn('v1.3', { version: 'v1.4', id: 38 })).toBe(9)
  expect(counterpartIn('v1.3', { version: 'v1.4', id: 22 })).toBe(40)
  expect(counterpartIn('v1.4', { version: 'v1.3', id: 40 })).toBe(22)
})
