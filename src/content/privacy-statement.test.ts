import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inquiryRetentionDays } from '~/contract/limits'
import { locales } from '~/contract/locale'
import { privacyStatementHashes } from '~/contract/privacy-statement'
import { privacyStatement } from './privacy-statement'
import { vendor } from './vendor'

test('the recorded hash is that of the statement; after a change of the text, record the new one and a new version', () => {
  const hashes = locales.map((locale) => {
    const text = JSON.stringify(privacyStatement(vendor, locale))
    return [locale, createHash('sha256').update(text).digest('hex')]
  })
  expect(privacyStatementHashes).toEqual(Object.fromEntries(hashes))
})

test('a section has the same anchor in both languages, and no other section has it', () => {
  const [first, ...others] = locales.map((locale) => privacyStatement(vendor, locale).map(({ id }) => id))
  expect(new Set(first).size).toBe(first?.length)
  for (const ids of others) expect(ids).toEqual(first)
})

test('the vendor’s contacts come from its slots', () => {
  for (const locale of locales) {
    const text = JSON.stringify(privacyStatement({ phone: '{phone}', email: '{email}' }, locale))
    expect(text).toContain('{phone}')
    expect(text).toContain('{email}')
    expect(text).not.toContain(vendor.phone)
    expect(text).not.toContain(vendor.email)
  }
})

test('who is responsible and where the data lies is said once the vendor has filled it in, and not before', () => {
  const name = { 'zh-CN': '某某科技有限公司', 'en-US': 'Vendor Ltd.' }
  const location = { 'zh-CN': '中国上海', 'en-US': 'Shanghai, China' }
  const written = (locale: 'zh-CN' | 'en-US', controller?: { name: typeof name; location: typeof location }) =>
    JSON.stringify(privacyStatement(vendor, locale, controller))
  expect(written('zh-CN', { name, location })).toContain('您的个人信息由某某科技有限公司负责处理。')
  expect(written('zh-CN', { name, location })).toContain('您的个人信息存储在中国上海。')
  expect(written('en-US', { name, location })).toContain('Vendor Ltd. is responsible for your personal information.')
  expect(written('en-US', { name, location })).toContain('Your personal information is stored in Shanghai, China.')
  for (const locale of locales) expect(written(locale)).not.toMatch(/负责处理|存储在。|is responsible|stored in \./)
})

test('main erases inquiries after as many days as the statement says', () => {
  const config = readFileSync(new URL('../../services/main/wrangler.toml', import.meta.url), 'utf8')
  expect(config).toContain(`\nINBOX_RETENTION_DAYS = ${inquiryRetentionDays}\n`)
})
