import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GraphEdit } from '~/demos/types'
import { size } from '../../../tests/support/sizes'
import { fragmentLimits, readFragment, writeFragment } from './fragment'

const name = fc.string({ unit: fc.constantFrom(...'A07z@/-._顶'), minLength: 1, maxLength: 12 })
const position = fc.integer({ min: -5000, max: 5000 })
const values = fc.dictionary(name, fc.integer({ min: -1e12, max: 1e12 }), { maxKeys: 3 })
const edit: fc.Arbitrary<GraphEdit> = fc.oneof(
  fc.record({ kind: fc.constant('add-vertex' as const), id: name, of: name, x: position, y: position }),
  fc.record({ kind: fc.constant('remove-vertex' as const), id: name }),
  fc.record({ kind: fc.constant('add-edge' as const), id: name, from: name, to: name, of: name, values }),
  fc.record({ kind: fc.constant('remove-edge' as const), id: name })
)

describe('the fragment of an address', () => {
  test('gives back the edits that were written into it', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const text = writeFragment(edits)
        expect(text).toMatch(/^(v2\.[\w-]+)?$/)
        expect(readFragment(`#${text}`)).toEqual({ edits })
      })
    )
  })

  test('is empty without edits', () => {
    expect(writeFragment([])).toBe('')
    expect(readFragment('')).toEqual({ edits: [] })
  })

  test('names a version that it cannot read, what is broken and what is too large', () => {
    const encoded = (value: unknown) => `v2.${btoa(JSON.stringify(value)).replaceAll('=', '')}`
    const many = Array.from({ length: fragmentLimits.edits + 1 }, () => ['E', 'a'])
    expect(readFragment('#v1.W10')).toEqual({ fault: 'version' })
    expect(readFragment('#section')).toEqual({ fault: 'broken' })
    expect(readFragment(`v2.${'A'.repeat(fragmentLimits.characters)}`)).toEqual({ fault: 'large' })
    expect(readFragment(encoded(many))).toEqual({ fault: 'large' })
    for (const wrong of [
      {},
      [['x', 'a']],
      [['V']],
      [['V', 'a', 'b']],
      [['V', '<b>']],
      [['e', 'a', 'b', 'c', 'pays']],
      [['e', 'a', 'b', 'c', 'pays', { amount: '9' }]],
      [['e', 'a', 'b', 'c', 'pays', { '<b>': 9 }]],
      [['V', '']],
      [['v', 'a', 'b', 1e9, 0]],
      [[]]
    ])
      expect([wrong, readFragment(encoded(wrong))]).toEqual([wrong, { fault: 'broken' }])
  })

  test('never throws, whatever it holds', () => {
    const tuple = fc.array(fc.oneof(fc.constantFrom('v', 'V', 'e', 'E', '__proto__'), fc.jsonValue()), { maxLength: 6 })
    const encoded = fc
      .oneof(fc.jsonValue(), fc.array(tuple, { maxLength: 5 }))
      .map((value) => `v2.${Buffer.from(JSON.stringify(value)).toString('base64url')}`)
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      encoded,
      fc.string().map((text) => `v2.${text}`)
    )
    fc.assert(
      fc.property(any, (text) => {
        const read = readFragment(text)
        expect('fault' in read ? ['version', 'broken', 'large'].includes(read.fault) : Array.isArray(read.edits)).toBe(true)
      }),
      { numRuns: size(5000) }
    )
  })
})
