import { expect, test } from 'vitest'
import { readEnv } from './env'

const DB = { batch: () => undefined }

test('the daily cap may be written as a number or as text; the outbox may be missing', () => {
  expect(readEnv({ DB, CODES_PER_DAY: 2000 })).toMatchObject({ CODES_PER_DAY: 2000 })
  expect(readEnv({ DB, CODES_PER_DAY: '50' })).toMatchObject({ CODES_PER_DAY: 50 })
  expect(readEnv({ DB, CODES_PER_DAY: 1 }).OUTBOX).toBeUndefined()
})

test('each binding that is missing or wrong is named', () => {
  expect(() => readEnv({})).toThrow(/DB: .*CODES_PER_DAY: /)
  expect(() => readEnv({ DB, CODES_PER_DAY: 'many' })).toThrow('CODES_PER_DAY: must be a positive whole number')
  expect(() => readEnv({ DB, CODES_PER_DAY: 1, OUTBOX: 'galaxy-outbox' })).toThrow('OUTBOX: must be a service binding')
})
