import { expect, test } from 'vitest'
import { referenceOf } from './reference'

test('an inquiry is called by the beginning of the id of its submission, and feedback by its ticket', () => {
  expect(referenceOf({ kind: 'consultation', subject: '3f9a27c1-0d5e-4c1b-9d59-0b2f8a1c7e44' })).toBe('3F9A-27C1')
  expect(referenceOf({ kind: 'feedback', subject: 'GX-ABCDEFGHJK' })).toBe('GX-ABCDEFGHJK')
})
