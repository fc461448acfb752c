import { expect, test } from 'vitest'
import { assistantAddress } from './markdown-menu'

test('the assistant is asked about the Markdown of the document', () => {
  expect(assistantAddress('https://chat.example/?q={address}&a=b', 'https://www.galaxy.example/document/latest/10.md')).toBe(
    'https://chat.example/?q=https%3A%2F%2Fwww.galaxy.example%2Fdocument%2Flatest%2F10.md&a=b'
  )
})
