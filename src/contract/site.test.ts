import { expect, test } from 'vitest'
import { defaultForumUrl } from './site'

test('the forum beside a site on port 8083 is on port 8080 of the same host, and no other site has one', () => {
  expect(defaultForumUrl('http://galaxy.example:8083')).toBe('http://galaxy.example:8080')
  expect(defaultForumUrl('https://galaxy.example')).toBe('')
  expect(defaultForumUrl('http://galaxy.example:8787')).toBe('')
})
