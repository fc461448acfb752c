import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { experimental_readRawConfig } from 'wrangler'
import { secrets } from '../../hosts/node/config.ts'
import { settingsFiles } from '../environment'
import type { Installation } from '../readiness'
import { root } from '../root'
import { compareSettings, ownSettings, settingsFile, settingsOf, sharedSettings, writeSettings } from './shared-settings'

const folder = mkdtempSync(join(tmpdir(), 'galaxy-shared-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const installation = (vars: Partial<Installation['vars']>): Installation => ({
  vars: { 'galaxy-site': {}, 'galaxy-passport': {}, 'galaxy-main': {}, 'galaxy-exam': {}, ...vars },
  secrets: undefined,
  where: (worker, name) => `${name} of ${worker}`
})

const variablesOf = (file: string) => Object.keys(experimental_readRawConfig({ config: join(root, file) }).rawConfig.vars ?? {})

test('each variable of a worker is shared or of one installation, and no secret is either', () => {
  const known: string[] = [...sharedSettings.map(({ name }) => name), ...ownSettings]
  expect(new Set(known).size).toBe(known.length)
  const variables = new Set(Object.values(settingsFiles).flatMap(variablesOf))
  expect(known.toSorted()).toEqual([...variables].toSorted())
  expect(known.filter((name) => name in secrets)).toEqual([])
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const listed = /secrets, which the folder never contains: ([^.]*)\./.exec(operations)?.[1] ?? ''
  for (const secret of Object.keys(secrets)) expect(listed).toContain(`\`${secret}\``)
  for (const { worker, name } of sharedSettings) expect(variablesOf(settingsFiles[worker])).toContain(name)
})

test('the file has the shared settings only, and another installation is told what it has otherwise', () => {
  const from = installation({
    'galaxy-site': { ILLEGAL_EMAIL_DOMAINS: ['trash.example'], SITE_HOSTS: [{ origin: 'https://one.example' }] },
    'galaxy-exam': { APPEAL_ANSWER_DAYS: 5, CERTIFICATE_ISSUER: 'Galaxy 图数据库', CERTIFICATE_KEY: 'secret' }
  })
  writeSettings(folder, settingsOf(from))
  const lines = readFileSync(join(folder, settingsFile), 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('GALAXY_'))).toEqual([
    `GALAXY_ILLEGAL_EMAIL_DOMAINS='["trash.example"]'`,
    "GALAXY_CERTIFICATE_ISSUER='Galaxy 图数据库'",
    'GALAXY_APPEAL_ANSWER_DAYS=5'
  ])
  expect(compareSettings(folder, from)).toEqual([])
  const to = installation({
    'galaxy-site': { ILLEGAL_EMAIL_DOMAINS: ['trash.example'] },
    'galaxy-exam': { APPEAL_ANSWER_DAYS: '0', CERTIFICATE_ISSUER: 'Galaxy 图数据库' }
  })
  expect(compareSettings(folder, to)).toEqual(['to set: APPEAL_ANSWER_DAYS of galaxy-exam, "0" here and 5 in settings.env'])
})

test('a value that not every reader of the file reads alike is refused', () => {
  for (const issuer of ["Galaxy's issuer", 'two\nlines'])
    expect(() => settingsOf(installation({ 'galaxy-exam': { CERTIFICATE_ISSUER: issuer } }))).toThrow('CERTIFICATE_ISSUER has')
})
