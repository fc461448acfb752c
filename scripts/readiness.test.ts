import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secrets as nodeSecrets } from '../hosts/node/config'
import { empty, filled as filledSlot, sample } from '../src/content/vendor/slot'
import { type Facts, type Installation, linesOf, missingOf, secretNames } from './readiness'

const securityContact = { address: '', expires: '' }

const profile = {
  hosts: ['galaxy.cn', 'localhost'],
  defaultLocale: 'zh-CN',
  origin: 'https://galaxy.cn',
  icp: { text: '京ICP备12345678号-1' },
  security: { text: '京公网安备11010502030405号' },
  mainland: true
}

const filled: Installation = {
  vars: {
    'galaxy-site': { SITE_HOSTS: [profile], ILLEGAL_EMAIL_DOMAINS: [] },
    'galaxy-passport': { SMS_WEBHOOK_URL: 'https://sms.cn/', SMTP_HOST: 'mail.cn', SMTP_USER: 'a', SMTP_FROM: 'a@galaxy.cn' },
    'galaxy-main': {
      SITE_ORIGIN: 'https://galaxy.cn',
      SITE_HOST_NAMES: ['galaxy.cn'],
      SMTP_HOST: 'mail.cn',
      SMTP_USER: 'a',
      SMTP_FROM: 'Galaxy <a@galaxy.cn>',
      NOTIFY_EMAIL: 'staff@galaxy.cn',
      SAMPLES: 'hidden'
    },
    'galaxy-exam': { CERTIFICATE_ORIGIN: 'https://galaxy.cn', CERTIFICATE_ISSUER: '银河图数据' }
  },
  secrets: {
    'galaxy-passport': ['SMS_WEBHOOK_SECRET', 'SMTP_PASSWORD'],
    'galaxy-main': ['FILE_LINK_SECRET', 'SMTP_PASSWORD'],
    'galaxy-exam': ['CERTIFICATE_KEY']
  },
  where: (worker, name, kind) => `${kind} ${name} of ${worker}`
}

const now = Date.parse('2026-11-20T00:00:00.000Z')
const controller = { name: { 'zh-CN': '某公司' }, location: { 'zh-CN': '上海' } }
const facts: Facts = { slots: [], securityContact, holidays: { '2026': { off: [], working: [] } }, controller }
const missing = (changes: Partial<Installation>) => linesOf(missingOf({ ...filled, ...changes }, facts, now))
const withVars = (worker: keyof Installation['vars'], changes: Record<string, unknown>) =>
  missing({ vars: { ...filled.vars, [worker]: { ...filled.vars[worker], ...changes } } })
const nothing = { needed: [], canWait: [] }

test('an installation with all its values lacks nothing', () => {
  expect(missing({})).toEqual(nothing)
})

test.each([
  'www.test.vendor.cn',
  'test.cn',
  'sample.vendor.cn',
  'www.example.cn',
  'example.vendor.com',
  'https://vendor.cn/landing.test',
  'Sample Vision <no-reply@vendor.cn>',
  '示例软件有限公司',
  '010-8000-0000',
  '+86 400 100 0000',
  '京ICP备10000001号-1',
  '京公网安备11000000000001号'
])('«%s» is no sample', (text) => {
  expect(withVars('galaxy-main', { SMTP_FROM: text })).toEqual(nothing)
})

test.each([
  'cn.galaxy.example',
  'https://cn.galaxy.example:8443/news',
  'galaxy.test',
  'Galaxy <no-reply@galaxy.invalid>',
  'no-reply@example.com',
  '图数据库.example',
  '400-000-0000',
  '400 000 0000',
  '京ICP备00000000号-1',
  '京公网安备00000000000000号（示例）',
  '《图数据库》（示例书名）',
  'Graph Databases (sample title)'
])('«%s» is a sample', (text) => {
  expect(withVars('galaxy-main', { SMTP_FROM: text }).needed).toHaveLength(1)
})

const source = 'src/content/vendor/company.ts'
const people = { name: 'people', source, pages: ['/aboutus', '/joinus'] }

test('a sample of a fact is refused, an empty one can wait unless it is needed, and both name their pages', () => {
  const withSlots = (...slots: Facts['slots']) => linesOf(missingOf(filled, { ...facts, slots }, now))
  const line = (state: string) => [`people: ${state}; shown on /aboutus, /joinus\n      → ${source}, then build again`]
  expect(withSlots({ ...people, slot: filledSlot('a') })).toEqual(nothing)
  expect(withSlots({ ...people, slot: sample('a') })).toEqual({ needed: line('a sample'), canWait: [] })
  expect(withSlots({ ...people, slot: empty })).toEqual({ needed: [], canWait: line('missing') })
  expect(withSlots({ ...people, slot: filledSlot('a'), fault: 'one too few' }).needed).toEqual([
    `people: one too few\n      → ${source}, then build again`
  ])
  expect(withSlots({ ...people, slot: empty, isRequired: true })).toEqual({ needed: line('missing'), canWait: [] })
})

test.each<[string, keyof Installation['vars'], Record<string, unknown>]>([
  ['cn.galaxy.example', 'galaxy-site', { SITE_HOSTS: [{ ...profile, origin: 'https://cn.galaxy.example' }] }],
  ['«icp»', 'galaxy-site', { SITE_HOSTS: [{ ...profile, icp: { text: '京ICP备00000000号-1（示例）' } }] }],
  ['«icp»', 'galaxy-site', { SITE_HOSTS: [{ ...profile, icp: { text: '' } }] }],
  ['«security»', 'galaxy-site', { SITE_HOSTS: [{ ...profile, security: { text: '京公网安备00000000000000号' } }] }],
  ['SMS_WEBHOOK_URL', 'galaxy-passport', { SMS_WEBHOOK_URL: '' }],
  ['SMTP_HOST', 'galaxy-main', { SMTP_HOST: '' }],
  ['SMTP_FROM', 'galaxy-main', { SMTP_FROM: 'a@galaxy.example' }],
  ['NOTIFY_EMAIL', 'galaxy-main', { NOTIFY_EMAIL: '' }],
  ['NOTIFY_WEBHOOK_SECRET', 'galaxy-main', { NOTIFY_WEBHOOK_URL: 'https://hooks.cn' }],
  ['MEDIA_SCAN_SECRET', 'galaxy-main', { MEDIA_SCAN_URL: 'https://scan.cn' }],
  ['SERVICE_SECRET', 'galaxy-main', { PASSPORT_BASE: 'https://passport.cn' }],
  ['SERVICE_SECRET', 'galaxy-exam', { PASSPORT_BASE: 'https://passport.cn' }],
  ['SAMPLES', 'galaxy-main', { SAMPLES: 'shown' }],
  ['SITE_ORIGIN', 'galaxy-main', { SITE_ORIGIN: 'https://cn.galaxy.example' }],
  ['SITE_HOST_NAMES', 'galaxy-main', { SITE_HOST_NAMES: ['www.galaxy.example'] }],
  ['CERTIFICATE_ORIGIN', 'galaxy-exam', { CERTIFICATE_ORIGIN: 'https://cn.galaxy.example' }]
])('%s of %s is missed, with the place to set it', (named, worker, changes) => {
  const { needed, canWait } = withVars(worker, changes)
  expect(needed).toHaveLength(1)
  expect(needed[0]).toContain(named)
  expect(needed[0]).toMatch(new RegExp(`→ (var|secret) \\w+ of ${worker}`))
  expect(canWait).toEqual([])
})

test.each<[string, keyof Installation['vars'], Record<string, unknown>]>([
  ['within thirty days after the site has opened', 'galaxy-site', { SITE_HOSTS: [{ ...profile, security: { text: '' } }] }],
  ['SMTP_HOST', 'galaxy-passport', { SMTP_HOST: '' }],
  ['CERTIFICATE_ISSUER', 'galaxy-exam', { CERTIFICATE_ISSUER: 'Galaxy' }]
])('%s of %s can wait', (named, worker, changes) => {
  const { needed, canWait } = withVars(worker, changes)
  expect(needed).toEqual([])
  expect(canWait).toHaveLength(1)
  expect(canWait[0]).toContain(named)
})

test('a site abroad needs one channel for codes, whichever it is', () => {
  const abroad = { SITE_HOSTS: [{ ...profile, defaultLocale: 'en-US' }] }
  const without = (...names: string[]) => {
    const passport = { ...filled.vars['galaxy-passport'], ...Object.fromEntries(names.map((name) => [name, ''])) }
    const { needed, canWait } = missing({ vars: { ...filled.vars, 'galaxy-site': abroad, 'galaxy-passport': passport } })
    return [needed.length, canWait.length]
  }
  expect(without('SMS_WEBHOOK_URL')).toEqual([0, 1])
  expect(without('SMTP_HOST')).toEqual([0, 1])
  expect(without('SMS_WEBHOOK_URL', 'SMTP_HOST')).toEqual([2, 0])
})

test('the list of refused domains that the project ships, and holidays that have been announced, can be set later', () => {
  const shipped = readFileSync(new URL('../wrangler.toml', import.meta.url), 'utf8')
  const list: unknown = JSON.parse(/^ILLEGAL_EMAIL_DOMAINS = (.*)$/m.exec(shipped)?.[1] ?? '')
  expect(withVars('galaxy-site', { ILLEGAL_EMAIL_DOMAINS: list }).canWait).toHaveLength(1)
  const inDecember = linesOf(missingOf(filled, facts, Date.parse('2026-12-01T00:00:00.000Z')))
  expect(inDecember.needed).toEqual([])
  expect(inDecember.canWait).toEqual([expect.stringContaining('holidays: those of 2027')])
})

test('who is responsible for personal data, and where it lies, can be filled in later', () => {
  const empty = { name: { 'zh-CN': '某公司', 'en-US': '' }, location: { 'zh-CN': '', 'en-US': '' } }
  const { needed, canWait } = linesOf(missingOf(filled, { ...facts, controller: empty }, now))
  expect(needed).toEqual([])
  expect(canWait).toEqual([
    expect.stringContaining('dataController.name: missing'),
    expect.stringContaining('dataController.location: missing')
  ])
})

test('an edge needs no value of a service', () => {
  expect(missing({ secrets: {}, isEdge: true })).toEqual(nothing)
  const vars = { ...filled.vars, 'galaxy-site': { SITE_HOSTS: [{ ...profile, origin: 'https://cn.galaxy.example' }] } }
  expect(missing({ vars, isEdge: true }).needed).toHaveLength(1)
})

test('each secret is missed where it is needed, and all are named where nobody can tell which are set', () => {
  expect(missing({ secrets: {} }).needed.map((line) => line.split(':')[0])).toEqual([
    'SMS_WEBHOOK_SECRET',
    'SMTP_PASSWORD',
    'FILE_LINK_SECRET',
    'SMTP_PASSWORD',
    'CERTIFICATE_KEY'
  ])
  expect(missing({ secrets: undefined }).needed).toHaveLength(5)
  expect(secretNames).toHaveLength(10)
})

test.each(['en-US', 'zh-CN'])('a site in %s outside of mainland China needs no filings', (defaultLocale) => {
  const abroad = { ...profile, defaultLocale, icp: { text: '' }, security: { text: '' }, mainland: false }
  expect(withVars('galaxy-site', { SITE_HOSTS: [abroad] })).toEqual(nothing)
})

test('what the project ships of the vendor counts as samples', () => {
  const shipped = linesOf(missingOf(filled)).needed
  for (const name of ['phone', 'email', 'book', 'architecture', 'legalEntity']) expect(shipped.join('\n')).toContain(`${name}: `)
})

test('a server on Node takes the same secrets for the same workers', () => {
  const onNode = Object.entries(nodeSecrets).flatMap(([name, workers]) => workers.map((worker) => `galaxy-${worker} ${name}`))
  expect(onNode.toSorted()).toEqual(secretNames.map(({ worker, name }) => `${worker} ${name}`).toSorted())
})

test.each([
  ['mailto:security@galaxy.cn', '2027-06-30', []],
  ['', '', []],
  ['security@galaxy.cn', '2027-06-30', ['needed: security@galaxy.cn does not begin with mailto: or https://']],
  ['mailto:security@galaxy.cn', '', ['needed: «» is no day on which it expires']],
  ['mailto:security@galaxy.cn', '2028-06-30', ['needed: expires on 2028-06-30, in more than a year']],
  // A server that restarts in the last month, or later, must not be refused for it.
  ['mailto:security@galaxy.cn', '2026-12-20', ['can wait: expires on 2026-12-20, in less than a month']],
  ['mailto:security@galaxy.cn', '2026-11-20', ['can wait: expired on 2026-11-20']]
])('the contact for vulnerabilities «%s» until «%s» lacks %j', (address, expires, faults) => {
  const december = Date.parse('2026-12-01T00:00:00.000Z')
  const holidays = { ...facts.holidays, '2027': { off: [], working: [] } }
  const missing = missingOf(filled, { ...facts, securityContact: { address, expires }, holidays }, december)
  const lines = missing.map(({ what, canWait }) => what.replace('securityContact', canWait ? 'can wait' : 'needed'))
  expect(lines).toEqual(faults)
})
