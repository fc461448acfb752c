import { expect, test } from 'vitest'
import { shortName } from './short-name'

test('a name of up to four characters is shown whole', () => {
  expect(shortName('王小明')).toBe('王小明')
  expect(shortName('Anna')).toBe('Anna')
})

test('a longer name is cut to four characters and an ellipsis', () => {
  expect(shortName('Alexandra')).toBe('Alex…')
  expect(shortName('欧阳小明同学')).toBe('欧阳小明…')
})

test('a character that takes several code units counts as one', () => {
  expect(shortName('𠮷野家屋号')).toBe('𠮷野家屋…')
  expect(shortName('👩‍🚀👩‍🚀👩‍🚀👩‍🚀')).toBe('👩‍🚀👩‍🚀👩‍🚀👩‍🚀')
})
