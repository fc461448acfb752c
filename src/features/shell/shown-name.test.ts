import { expect, test } from 'vitest'
import { shownName } from './shown-name'

test('a name of up to four characters is shown whole', () => {
  expect(shownName('王小明')).toBe('王小明')
  expect(shownName('Anna')).toBe('Anna')
})

test('a longer name is cut to four characters and an ellipsis', () => {
  expect(shownName('Alexandra')).toBe('Alex…')
  expect(shownName('欧阳小明同学')).toBe('欧阳小明…')
})

test('a character that takes several code units counts as one', () => {
  expect(shownName('𠮷野家屋号')).toBe('𠮷野家屋…')
  expect(shownName('👩‍🚀👩‍🚀👩‍🚀👩‍🚀')).toBe('👩‍🚀👩‍🚀👩‍🚀👩‍🚀')
})
