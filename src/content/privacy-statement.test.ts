import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { locales } from '~/contract/locale'
import { privacyStatementHashes } from '~/contract/privacy-statement'
import { privacyStatement } from './privacy-statement'
import { vendor } from './vendor'

test('the recorded hash is that of the statement; after a change of the text, record the new one', () => {
  for (const locale of locales) {
    const text = JSON.stringify(privacyStatement(vendor)[locale])
    expect(privacyStatementHashes[locale]).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
