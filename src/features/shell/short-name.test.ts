import { expect, test } from 'vitest'
import { shortName } from './short-name'

test('keeps names of up to four characters', () => {
  expect(shortName('王小明')).toBe('王小明')
  expect(shortName('Anna')).toBe('Anna')
})

test('truncates longer names to four characters and an ellipsis', () => {
  expect(shortName('Alexandra')).toBe('Alex…')
  expect(shortName('欧阳小明同学')).toBe('欧阳小明…')
})

test('counts a character with several code units as one', () => {
  expect(shortName('𠮷野家屋号')).toBe('𠮷野家屋…')
  expect(shortName('👩‍🚀👩‍🚀👩‍🚀👩‍🚀')).toBe('👩‍🚀👩‍🚀👩‍🚀👩‍🚀')
})
