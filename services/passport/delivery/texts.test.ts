import { expect, test } from 'vitest'
import { codeTypes } from '../../../src/contract/account'
import { locales } from '../../../src/contract/locale'
import { invitationSms, invitationTexts, mailTextsOf, smsText } from './texts'

const code = '012345'

test('each purpose has a text of its own in each language, with the code and how long it lasts', () => {
  const all = locales.flatMap((locale) => codeTypes.map((type) => smsText({ type, code, locale })))
  expect(new Set(all).size).toBe(codeTypes.length * locales.length)
  for (const text of all) expect(text).toMatch(/012345.*5/)
})

test('a text message is one message: 70 characters in Chinese, 160 of the basic alphabet in English', () => {
  for (const type of codeTypes) {
    expect(smsText({ type, code, locale: 'zh-CN' }).length).toBeLessThanOrEqual(70)
    const english = smsText({ type, code, locale: 'en-US' })
    expect(english.length).toBeLessThanOrEqual(160)
    expect(english).toMatch(/^[\w .,:;!?'@()-]+$/)
  }
})

test('a mail says the same as text and as HTML, and its subject does not give the code away', () => {
  for (const locale of locales) {
    for (const type of codeTypes) {
      const { subject, text, html } = mailTextsOf({ type, code, locale })
      expect(subject).not.toContain(code)
      expect(html).toContain(`lang="${locale}"`)
      for (const line of text.split('\n').filter(Boolean)) expect(html).toContain(line)
    }
  }
})

test('an invitation has its link and how long it lasts, in each language and on each channel', () => {
  const link = 'https://www.galaxy.example/user#invitation=token'
  for (const locale of locales) {
    const { subject, text, html } = invitationTexts({ link, locale })
    expect(subject).not.toContain('token')
    for (const line of text.split('\n').filter(Boolean)) expect(html).toContain(line)
    for (const written of [text, invitationSms({ link, locale })]) expect(written).toMatch(/user#invitation=token[\s\S]*72/)
  }
})
