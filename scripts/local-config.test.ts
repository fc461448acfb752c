import { expect, test } from 'vitest'
import { makeLocal, shareVars } from './local-config'

const edge = (vars: Record<string, unknown>) => ({ name: 'galaxy-site', vars: { NO_CODES_TO: ['set by hand'], ...vars } })

test('the build tells the edge which channels passport lacks, unless the passport is another one', () => {
  const shipped = edge({ PASSPORT_BASE: '' })
  shareVars(shipped)
  expect(shipped.vars.NO_CODES_TO).toEqual(['phone', 'email'])
  const elsewhere = edge({ PASSPORT_BASE: 'https://passport.vendor.cn' })
  shareVars(elsewhere)
  expect(elsewhere.vars.NO_CODES_TO).toEqual(['set by hand'])
})

test('a local run has both channels: the outbox', () => {
  const local = edge({ PASSPORT_BASE: '' })
  makeLocal(local)
  expect(local.vars.NO_CODES_TO).toEqual([])
})
