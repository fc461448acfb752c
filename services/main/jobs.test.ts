import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseEnv } from './env'
import { jobs, runJob } from './jobs'

const env = parseEnv({
  DB: { batch: () => undefined },
  FILES: { head: () => undefined },
  PASSPORT: { fetch: () => undefined },
  SITE_ORIGIN: 'https://galaxy.example',
  INBOX_RETENTION_DAYS: 365
})

test('every schedule of the configuration has its job, and every job its schedule', () => {
  const configuration = readFileSync(new URL('wrangler.toml', import.meta.url), 'utf8')
  const crons = v.parse(v.array(v.string()), JSON.parse(/^crons = (\[.*\])$/m.exec(configuration)?.[1] ?? ''))
  expect(Object.keys(jobs).toSorted()).toEqual(crons.toSorted())
})

test('a schedule without a job is an error', async () => {
  await expect(runJob('0 0 * * *', env)).rejects.toThrow('No job of main has the schedule «0 0 * * *»')
})
