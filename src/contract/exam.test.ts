import * as v from 'valibot'
import { expect, test } from 'vitest'
import { certificateNameSchema } from './exam'

const isAccepted = (name: string) => v.is(certificateNameSchema, name)

test.each(['王小明', 'Ann-Marie O’Neil', '阿依古丽·买买提', 'علی‌رضا', ' 王小明\n'])('«%s» can be on a certificate', (name) => {
  expect(isAccepted(name)).toBe(true)
})

test.each([
  ['a line break', '王\n小明'],
  ['a carriage return', 'Ann\rLee'],
  ['a tab', 'Ann\tLee'],
  ['an override of the writing direction', 'Ann \u202eeeL'],
  ['a character without a width', 'Ann\u200b Lee'],
  ['nothing that can be seen', '\u3164\u3164']
])('a name with %s cannot', (_, name) => {
  expect(isAccepted(name)).toBe(false)
})
