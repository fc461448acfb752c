import { expect, test } from 'vitest'
import { securityTxt } from './security-txt'

const site = { origin: 'https://cn.galaxy.example' }

test('names the contact, the end of its validity and its own address', () => {
  expect(securityTxt({ address: 'mailto:security@galaxy.example', expires: '2027-03-31' }, site)).toBe(
    'Contact: mailto:security@galaxy.example\nExpires: 2027-03-31T00:00:00.000Z\nPreferred-Languages: zh, en\nCanonical: https://cn.galaxy.example/.well-known/security.txt\n'
  )
})

test.each([
  { address: '', expires: '2027-03-31' },
  { address: 'mailto:security@galaxy.example', expires: '' }
])('does not exist while the vendor has not filled in both: %j', (contact) => {
  expect(securityTxt(contact, site)).toBeUndefined()
})
