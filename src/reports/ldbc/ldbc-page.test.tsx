import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ldbcAudit } from '~/content/ldbc-audit'
import { AuditStamp } from './ldbc-page'

const audit = {
  auditor: 'An Auditor',
  auditedOn: '2026-11-20',
  scaleFactor: 100,
  baseline: 'the result of 2025',
  disclosure: { address: 'https://reports.example/full.pdf', sha256: 'a'.repeat(64) }
}

test('the stamp names auditor, day, scale factor, baseline and the disclosure report with its digest', () => {
  const html = renderToString(<AuditStamp audit={audit} locale="en-US" />)
  for (const part of ['An Auditor', '2026', '100', 'the result of 2025', audit.disclosure.address, audit.disclosure.sha256])
    expect(html).toContain(part)
})

test.each(Object.keys(audit))('without its %s there is no stamp', (part) => {
  const rest = Object.fromEntries(Object.entries(audit).filter(([name]) => name !== part))
  expect(renderToString(<AuditStamp audit={rest} locale="en-US" />)).toBe('')
})

test.each([
  ['a digest of another length', { ...audit, disclosure: { ...audit.disclosure, sha256: 'a' } }],
  ['an unknown field', { ...audit, gain: 170 }],
  ['nothing', undefined],
  ['what the vendor has supplied', ldbcAudit]
])('%s gives no stamp', (_, supplied) => {
  expect(renderToString(<AuditStamp audit={supplied} locale="en-US" />)).toBe('')
})
