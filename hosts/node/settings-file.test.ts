import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readServerConfig } from './config.ts'

/*
 * Every program that starts the server reads the example of its settings alike: the unit of systemd, `docker run --env-file`,
 * Docker Compose, and a shell in which an operator runs a command.
 */

const root = join(import.meta.dirname, '../..')
const example = readFileSync(join(root, 'hosts/node/deploy/galaxy.env.example'), 'utf8')
/** The example with every setting that it shows. */
const complete = example
  .replaceAll(/^#(?=GALAXY_)/gm, '')
  .replaceAll(/^(GALAXY_\w+SECRET|GALAXY_SMTP_PASSWORD)=$/gm, `$1=${'x'.repeat(32)}`)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Settings = Record<string, string>

/** systemd.exec(5), EnvironmentFile: quotes around a whole value are removed, and a backslash counts. */
function asSystemd(text: string): Settings {
  return Object.fromEntries(
    text.split('\n').flatMap((line): [string, string][] => {
      if (/^\s*([#;]|$)/.test(line)) return []
      const [, name = '', written = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
      const value = written.trim()
      const quoted = /^'([^']*)'$/.exec(value)?.[1] ?? /^"([^"]*)"$/.exec(value)?.[1]
      return [[name, quoted ?? value.replaceAll(/\\(.)/g, '$1')]]
    })
  )
}

/** `docker run --env-file`: everything after the first «=» is the value. */
function asDocker(text: string): Settings {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

/** A shell that exports the variables that it reads. */
function asShell(text: string): Settings {
  const path = join(folder, 'galaxy.env')
  writeFileSync(path, text)
  const written = execFileSync('sh', ['-c', `set -eu; set -a; . '${path}'; exec env -0`], { env: { PATH: process.env.PATH } })
  const all = written.toString().split('\0')
  return Object.fromEntries(
    all
      .filter((line) => line.startsWith('GALAXY_'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  )
}

/** Docker Compose reads the format of dotenv, as Node does. */
const asCompose = (text: string): Settings =>
  Object.fromEntries(Object.entries(parseEnv(text)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const readers = { systemd: asSystemd, docker: asDocker, shell: asShell, compose: asCompose }

const services = ['galaxy_passport', 'galaxy_main', 'galaxy_exam'] as const
const smtp = { SMTP_HOST: '', SMTP_PORT: 465, SMTP_SECURITY: 'tls', SMTP_USER: '', SMTP_FROM: '' }
/** The variables of the workers that the example names. */
const variables = {
  server: { SITE_HOSTS: [], ILLEGAL_EMAIL_DOMAINS: [], FILE_BASE: '' },
  galaxy_passport: { ILLEGAL_EMAIL_DOMAINS: [], SMS_WEBHOOK_URL: '', ...smtp },
  galaxy_main: {
    ILLEGAL_EMAIL_DOMAINS: [],
    SITE_HOST_NAMES: [],
    SITE_ORIGIN: '',
    SAMPLES: '',
    FILE_BASE: '',
    DNS_RESOLVER_URL: '',
    NOTIFY_EMAIL: '',
    NOTIFY_WEBHOOK_URL: '',
    ...smtp
  },
  galaxy_exam: { CERTIFICATE_ORIGIN: '', CERTIFICATE_ISSUER: '' }
}

/** The configuration that the server reads from settings. */
function readBy(read: (text: string) => Settings, text: string) {
  const build = mkdtempSync(join(folder, 'build-'))
  for (const worker of ['server', ...services] as const) {
    mkdirSync(join(build, worker))
    writeFileSync(join(build, worker, 'wrangler.json'), JSON.stringify({ vars: variables[worker] }))
  }
  const { vars, proxies: _, ...others } = readServerConfig(build, { GALAXY_STATE: '/srv/state', ...read(text) })
  return { vars, ...others }
}

test.each(Object.entries(readers))('%s reads each setting of the example as it is meant', (_, read) => {
  const { vars, metrics } = readBy(read, complete)
  expect(metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(vars.site?.SITE_HOSTS).toMatchObject([
    { hosts: ['cn.galaxy.example'], icp: { text: '京ICP备00000000号-1（示例）' }, mainland: true },
    { hosts: ['www.galaxy.example'], defaultLocale: 'en-US' }
  ])
  expect(vars.passport).toMatchObject({ SMTP_FROM: 'Galaxy <no-reply@galaxy.example>', SMTP_HOST: 'mail.galaxy.example' })
  expect(vars.main).toMatchObject({
    SMTP_FROM: 'Galaxy <service@galaxy.example>',
    SMTP_HOST: 'mail.galaxy.example',
    SITE_HOST_NAMES: ['cn.galaxy.example', 'www.galaxy.example'],
    FILE_BASE: 'https://files.galaxy.example',
    DNS_RESOLVER_URL: ''
  })
  expect(vars.exam?.CERTIFICATE_KEY).toBe('{"kty":"RSA","n":"…"}')
  expect(readBy(read, complete)).toEqual(readBy(asSystemd, complete))
  expect(readBy(read, example)).toEqual(readBy(asSystemd, example))
})

test('a value of one service does not reach the others, and a name that no service has is refused', () => {
  const read = (text: string) => readBy(asSystemd, text).vars
  const { passport, main } = read('GALAXY_MAIN_SMTP_PASSWORD=one\nGALAXY_SMTP_PASSWORD=both\nGALAXY_MAIN_SMTP_USER=desk\n')
  expect([passport, main]).toEqual([{ SMTP_PASSWORD: 'both' }, { SMTP_PASSWORD: 'one', SMTP_USER: 'desk' }])
  for (const name of ['GALAXY_EXAM_SMTP_FROM', 'GALAXY_SITE_FILE_BASE', 'GALAXY_MAIN_CERTIFICATE_KEY'])
    expect(() => read(`${name}=x\n`)).toThrow(`${name}: there is no such setting`)
  expect(() => read('GALAXY_MAIN_ILLEGAL_EMAIL_DOMAINS=x\n')).toThrow('GALAXY_MAIN_ILLEGAL_EMAIL_DOMAINS: must be JSON')
})

test('settings are neither committed nor a part of an image', () => {
  const rules = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  expect(rules).toContain('galaxy.env')
  const ofImage = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  // Without the stars Docker would mean the folder of the project only.
  expect(ofImage).toContain('**/galaxy.env')
})
