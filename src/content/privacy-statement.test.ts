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

test('main erases inquiries after as many days as the statement says', () => {
  const config = readFileSync(new URL('../../services/main/wrangler.toml', import.meta.url), 'utf8')
  expect(config).toContain(`\nINBOX_RETENTION_DAYS = ${inquiryRetentionDays}\n`)
})
