import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inquiryKinds, replyRequestSchema } from '~/contract/inbox'
import { locales } from '~/contract/locale'
import { replyTemplates } from './reply-templates'

test.each(inquiryKinds)('a reply about a %s can begin with a text in the language of the visitor', (kind) => {
  expect(replyTemplates[kind].length).toBeGreaterThan(0)
  for (const { text } of replyTemplates[kind]) {
    const said = locales.map((locale) => text({}, { locale }))
    expect(new Set(said).size).toBe(locales.length)
    for (const each of said) expect(v.parse(replyRequestSchema.entries.text, each)).toBe(each)
    expect([
      /\p{Script=Han}/u.test(text({}, { locale: 'zh-CN' })),
      /\p{Script=Han}/u.test(text({}, { locale: 'en-US' }))
    ]).toEqual([true, false])
  }
})
