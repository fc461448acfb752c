import { expect, test } from 'vitest'
import { deployedWorkers, faultsOf, isAbsentBucket } from './deployment'

const site = {
  name: 'galaxy-site',
  assets: { directory: '../client', binding: 'ASSETS' },
  services: [
    { binding: 'PASSPORT', service: 'galaxy-passport' },
    { binding: 'MAIN', service: 'galaxy-main' },
    { binding: 'EXAM', service: 'galaxy-exam' }
  ],
  vars: {
    USER_SERVICE_BASE: '',
    EXTENSION_API_BASE: '',
    FILE_BASE: '',
    PASSPORT_BASE: '',
    EXAM_BASE: '',
    CHATBOT_EMBED_URL: '',
    ANALYTICS_SCRIPT_URL: '',
    CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP',
    SITE_HOSTS: [
      {
        hosts: ['galaxy.example'],
        defaultLocale: 'zh-CN',
        origin: 'https://galaxy.example',
        icp: { text: '', url: '' },
        security: { text: '', url: '' }
      }
    ]
  }
}
const database = [{ binding: 'DB', database_name: 'any' }]
const bucket = [{ binding: 'FILES', bucket_name: 'galaxy-files' }]
const hidden = { workers_dev: false, preview_urls: false }
const bound = [{ binding: 'PASSPORT', service: 'galaxy-passport' }]
const exam = {
  name: 'galaxy-exam',
  d1_databases: database,
  services: bound,
  vars: { CERTIFICATE_ORIGIN: 'https://galaxy.example', CERTIFICATE_ISSUER: 'Galaxy' },
  ...hidden
}
const main = {
  name: 'galaxy-main',
  d1_databases: database,
  r2_buckets: bucket,
  services: bound,
  vars: {
    SITE_ORIGIN: 'https://galaxy.example',
    FILE_BASE: '',
    SITE_HOST_NAMES: ['galaxy.example'],
    INBOX_RETENTION_DAYS: 365
  },
  ...hidden
}
const passportWorker = {
  name: 'galaxy-passport',
  d1_databases: database,
  vars: { PASSWORD_HASH_COST: 15, CODES_PER_DAY: 2000 },
  ...hidden
}
const complete = {
  'galaxy-passport': passportWorker,
  'galaxy-main': main,
  'galaxy-exam': exam,
  'galaxy-site': site
}
const faults = (changes: object = {}) => faultsOf(new Map(Object.entries({ ...complete, ...changes })))

test('exactly four workers are deployed, and the outbox is not one of them', () => {
  expect(deployedWorkers.map(({ name }) => name)).toEqual(['galaxy-passport', 'galaxy-main', 'galaxy-exam', 'galaxy-site'])
})

test('a complete configuration has no faults', () => {
  expect(faults()).toEqual([])
})

test('a binding to the outbox is a fault, under whatever name', () => {
  const bound = (binding: string, service: string) => ({
    'galaxy-site': { ...site, services: [...site.services, { binding, service }] }
  })
  expect(faults(bound('OUTBOX', 'galaxy-main')).join()).toContain('bound to the outbox')
  expect(faults(bound('CODES', 'galaxy-outbox')).join()).toContain('bound to the outbox')
})

test('a missing variable or binding is named', () => {
  const { SITE_HOSTS: _, ...vars } = site.vars
  expect(faults({ 'galaxy-site': { ...site, vars } }).join()).toContain('SITE_HOSTS')
  expect(faults({ 'galaxy-site': { ...site, services: site.services.slice(1) } }).join()).toContain('PASSPORT')
})

test('a host profile that does not parse is a fault', () => {
  const vars = { ...site.vars, SITE_HOSTS: [{ ...site.vars.SITE_HOSTS[0], defaultLocale: 'fr-FR' }] }
  expect(faults({ 'galaxy-site': { ...site, vars } }).join()).toContain('SITE_HOSTS.0.defaultLocale')
})

test('a service without its database is a fault', () => {
  expect(faults({ 'galaxy-passport': { ...passportWorker, d1_databases: [] } })).toContain('galaxy-passport: has no database DB')
})

test('a service that could be reached past the edge is a fault', () => {
  for (const open of ['workers_dev', 'preview_urls']) {
    expect(faults({ 'galaxy-main': { ...main, [open]: true } }).join()).toContain('public address')
  }
})

test('no header that states the address of visitors is a fault', () => {
  expect(faults({ 'galaxy-site': { ...site, vars: { ...site.vars, CLIENT_ADDRESS_HEADER: '' } } }).join()).toContain(
    'CLIENT_ADDRESS_HEADER'
  )
})

test('lists of email domains that differ between the edge and a service are a fault; their order does not matter', () => {
  const lists = (edge: string[], passport: string[], listed = edge) =>
    faults({
      'galaxy-main': { ...main, vars: { ...main.vars, ILLEGAL_EMAIL_DOMAINS: listed } },
      'galaxy-site': { ...site, vars: { ...site.vars, ILLEGAL_EMAIL_DOMAINS: edge } },
      'galaxy-passport': { ...passportWorker, vars: { ...passportWorker.vars, ILLEGAL_EMAIL_DOMAINS: passport } }
    })
  expect(lists(['a.example', 'b.example'], ['b.example', 'a.example'])).toEqual([])
  expect(lists(['a.example'], ['a.example', 'b.example']).join()).toContain('ILLEGAL_EMAIL_DOMAINS differs')
  expect(lists(['a.example'], []).join()).toContain('ILLEGAL_EMAIL_DOMAINS differs')
  expect(lists(['a.example'], ['a.example'], []).join()).toContain('galaxy-main: ILLEGAL_EMAIL_DOMAINS differs')
})

test('a host name of the site that main does not know, and another file base, are faults', () => {
  const withVars = (vars: object) => faults({ 'galaxy-main': { ...complete['galaxy-main'], vars } }).join()
  expect(withVars({ SITE_HOST_NAMES: [] })).toContain('SITE_HOST_NAMES lacks galaxy.example')
  expect(withVars({ SITE_HOST_NAMES: ['galaxy.example'], FILE_BASE: 'https://files.example' })).toContain('FILE_BASE differs')
})

test('certificates whose addresses are not of the site are a fault', () => {
  const withOrigin = (origin: string) =>
    faults({ 'galaxy-exam': { ...exam, vars: { ...exam.vars, CERTIFICATE_ORIGIN: origin } } })
  expect(withOrigin('https://galaxy.example')).toEqual([])
  for (const other of ['https://www.galaxy.example', 'https://galaxy.example/', '']) {
    expect(withOrigin(other).join()).toContain('CERTIFICATE_ORIGIN must be the origin of a profile of SITE_HOSTS')
  }
})

test('a key that signs certificates is a fault in the configuration', () => {
  const vars = { ...exam.vars, CERTIFICATE_KEY: '{}' }
  expect(faults({ 'galaxy-exam': { ...exam, vars } }).join()).toContain('CERTIFICATE_KEY is a variable')
})

test('links of mails that do not lead to the site are a fault', () => {
  for (const other of ['https://www.galaxy.example', '']) {
    expect(faults({ 'galaxy-main': { ...main, vars: { ...main.vars, SITE_ORIGIN: other } } }).join()).toContain(
      'SITE_ORIGIN must be the origin'
    )
  }
})

test('a cheap hash of passwords is a fault', () => {
  expect(faults({ 'galaxy-passport': { ...passportWorker, vars: { ...passportWorker.vars, PASSWORD_HASH_COST: 14 } } })).toEqual([
    'galaxy-passport: PASSWORD_HASH_COST must be at least 15'
  ])
})

test.each(['galaxy-passport', 'galaxy-main'] as const)('a mail server of %s without encryption is a fault', (name) => {
  const vars = { ...complete[name].vars, SMTP_HOST: 'mail.example', SMTP_FROM: 'a@galaxy.example', SMTP_SECURITY: 'none' }
  expect(faults({ [name]: { ...complete[name], vars } })).toEqual([
    `${name}: SMTP_SECURITY is «none», so mails and the password would travel in the clear`
  ])
})

test.each([
  ['galaxy-passport', { CODES_PER_DAY: 'many' }, 'CODES_PER_DAY: must be a positive whole number'],
  ['galaxy-passport', { SMTP_HOST: 'mail.example' }, 'SMTP_FROM is missing, while SMTP_HOST is set'],
  ['galaxy-main', { INBOX_RETENTION_DAYS: 0 }, 'INBOX_RETENTION_DAYS: must be a positive whole number'],
  ['galaxy-main', { NOTIFY_EMAIL: 'staff@galaxy.example' }, 'SMTP_HOST is missing, while NOTIFY_EMAIL is set'],
  ['galaxy-exam', { CERTIFICATE_ISSUER: '' }, 'CERTIFICATE_ISSUER: must be the name of the issuer']
] as const)('a value with which %s would not start is a fault: %j', (name, vars, fault) => {
  const worker = complete[name]
  const found = faults({ [name]: { ...worker, vars: { ...worker.vars, ...vars } } })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(name)
  expect(found[0]).toContain(fault)
})

test('the secrets of a configured service are no fault: the platform has them, and no file', () => {
  const smtp = { SMTP_HOST: 'mail.example', SMTP_USER: 'site', SMTP_FROM: 'a@galaxy.example' }
  const vars = { ...main.vars, ...smtp, NOTIFY_WEBHOOK_URL: 'https://hooks.example', MEDIA_SCAN_URL: 'https://scan.example' }
  expect(faults({ 'galaxy-main': { ...main, vars } })).toEqual([])
})

test.each([
  ['The specified bucket does not exist. [code: 10006]', true],
  ['Authentication error [code: 10000]', false],
  ['fetch failed', false]
])('after «%s» a bucket is absent: %s', (output, isAbsent) => {
  expect(isAbsentBucket(`✘ [ERROR] A request to the Cloudflare API failed.\n\n  ${output}\n`)).toBe(isAbsent)
})
