import { expect, test } from 'vitest'
import { invitationLink, invitationToken } from './invitation-link'

test('the token is read from the fragment of the link, and from no other fragment', () => {
  const { pathname, search, hash } = new URL(invitationLink('https://cn.galaxy.example', 'a-token_1'))
  expect([pathname, search, invitationToken(hash.slice(1))]).toEqual(['/user', '', 'a-token_1'])
  for (const fragment of ['', 'sessions', 'a-token_1', 'x-invitation=a']) expect(invitationToken(fragment)).toBeUndefined()
})
