import { expect, test } from 'vitest'
import { Refusal } from '../api/answer'
import { rejectInvalidContact } from './contact'

const refusedField = (contact: Parameters<typeof rejectInvalidContact>[0], domains: string[] = []) => {
  try {
    rejectInvalidContact(contact, domains)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.details.field
    throw error
  }
}

test.each(['13800000000', '+442079460958', '+14155552671', '+4930901820', '+8613800000000', '+6591234567'])(
  'the number %s can be called back',
  (phone) => {
    expect(refusedField({ phone })).toBeUndefined()
  }
)

test.each(['+44123', '+9991234567', '+14155', '+8613800'])('no country has the number %s', (phone) => {
  expect(refusedField({ phone })).toBe('phone')
})

test('an address of a listed domain or its subdomain is refused, another and none are not', () => {
  expect(refusedField({ email: 'a@mail.trash.example' }, ['trash.example'])).toBe('email')
  expect(refusedField({ email: 'a@example.com' }, ['trash.example'])).toBeUndefined()
  expect(refusedField({}, ['trash.example'])).toBeUndefined()
})
