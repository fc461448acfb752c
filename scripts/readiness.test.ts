import { expect, test } from 'vitest'
import { secrets as nodeSecrets } from '../hosts/node/config'
import { type Installation, linesOf, missingOf, secretNames } from './readiness'

const contacts = {
  phone: '010 8888 1234',
  phoneHref: '+861088881234',
  email: 'contact@galaxy.cn',
  socials: [{ name: { 'zh-CN': '知乎', 'en-US': 'Zhihu' } }],
  book: { title: { 'zh-CN': '图', 'en-US': 'Graphs' } },
  securityContact: { address: '', expires: '' }
}

const profile = {
  hosts: ['galaxy.cn', 'localhost'],
  defaultLocale: 'zh-CN',
  origin: 'https://galaxy.cn',
  icp: { text: '京ICP备12345678号-1' },
  security: { text: '京公网安备11010502030405号' }
}

const filled: Installation = {
  vars: {
    'galaxy-site': { SITE_HOSTS: [profile] },
    'galaxy-passport': { SMS_WEBHOOK_URL: 'https://sms.cn/', SMTP_HOST: 'mail.cn', SMTP_USER: 'a', SMTP_FROM: 'a@galaxy.cn' },
    'galaxy-main': {
      SITE_ORIGIN: 'https://galaxy.cn',
      SITE_HOST_NAMES: ['galaxy.cn'],
      SMTP_HOST: 'mail.cn',
      SMTP_USER: 'a',
      SMTP_FROM: 'Galaxy <a@galaxy.cn>',
      NOTIFY_EMAIL: 'staff@galaxy.cn'
    },
    'galaxy-exam': { CERTIFICATE_ORIGIN: 'https://galaxy.cn' }
  },
  secrets: {
    'galaxy-passport': ['SMS_WEBHOOK_SECRET', 'SMTP_PASSWORD'],
    'galaxy-main': ['FILE_LINK_SECRET', 'SMTP_PASSWORD'],
    'galaxy-exam': ['CERTIFICATE_KEY']
  },
  where: (worker, name, kind) => `${kind} ${name} of ${worker}`
}

const missing = (changes: Partial<Installation>, vendor = contacts) => linesOf(missingOf({ ...filled, ...changes }, vendor))
const withVars = (worker: keyof Installation['vars'], changes: Record<string, unknown>) =>
  missing({ vars: { ...filled.vars, [worker]: { ...filled.vars[worker], ...changes } } })

test('an installation with all its values lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test.each<[string, keyof Installation['vars'], Record<string, unknown>]>([
  ['cn.galaxy.example', 'galaxy-site', { SITE_HOSTS: [{ ...profile, origin: 'https://cn.galaxy.example' }] }],
  ['«icp»', 'galaxy-site', { SITE_HOSTS: [{ ...profile, icp: { text: '京ICP备00000000号-1（示例）' } }] }],
  ['«security»', 'galaxy-site', { SITE_HOSTS: [{ ...profile, security: { text: '' } }] }],
  ['SMS_WEBHOOK_URL', 'galaxy-passport', { SMS_WEBHOOK_URL: '' }],
  ['SMTP_HOST', 'galaxy-passport', { SMTP_HOST: '' }],
  ['SMTP_HOST', 'galaxy-main', { SMTP_HOST: '' }],
  ['SMTP_FROM', 'galaxy-main', { SMTP_FROM: 'a@galaxy.example' }],
  ['NOTIFY_EMAIL', 'galaxy-main', { NOTIFY_EMAIL: '' }],
  ['NOTIFY_WEBHOOK_SECRET', 'galaxy-main', { NOTIFY_WEBHOOK_URL: 'https://hooks.cn' }],
  ['MEDIA_SCAN_SECRET', 'galaxy-main', { MEDIA_SCAN_URL: 'https://scan.cn' }],
  ['SERVICE_SECRET', 'galaxy-main', { PASSPORT_BASE: 'https://passport.cn' }],
  ['SERVICE_SECRET', 'galaxy-exam', { PASSPORT_BASE: 'https://passport.cn' }],
  ['SITE_ORIGIN', 'galaxy-main', { SITE_ORIGIN: 'https://cn.galaxy.example' }],
  ['SITE_HOST_NAMES', 'galaxy-main', { SITE_HOST_NAMES: ['www.galaxy.example'] }],
  ['CERTIFICATE_ORIGIN', 'galaxy-exam', { CERTIFICATE_ORIGIN: 'https://cn.galaxy.example' }]
])('%s of %s is missed, with the place to set it', (named, worker, changes) => {
  const lines = withVars(worker, changes)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(named)
  expect(lines[0]).toMatch(new RegExp(`→ (var|secret) \\w+ of ${worker}`))
})

test('each secret is missed where it is needed, and all are named where nobody can tell which are set', () => {
  expect(missing({ secrets: {} }).map((line) => line.split(':')[0])).toEqual([
    'SMS_WEBHOOK_SECRET',
    'SMTP_PASSWORD',
    'FILE_LINK_SECRET',
    'SMTP_PASSWORD',
    'CERTIFICATE_KEY'
  ])
  expect(missing({ secrets: undefined })).toHaveLength(5)
  expect(secretNames).toHaveLength(10)
})

test('a site abroad needs no filings', () => {
  const abroad = { ...profile, defaultLocale: 'en-US', icp: { text: '' }, security: { text: '' } }
  expect(withVars('galaxy-site', { SITE_HOSTS: [abroad] })).toEqual([])
})

test('what the project ships of the vendor counts as samples', () => {
  const shipped = linesOf(missingOf(filled))
  for (const name of ['phone', 'phoneHref', 'email', 'socials', 'book']) expect(shipped.join('\n')).toContain(`${name}: `)
})

test('a server on Node takes the same secrets for the same workers', () => {
  const onNode = Object.entries(nodeSecrets).flatMap(([name, workers]) => workers.map((worker) => `galaxy-${worker} ${name}`))
  expect(onNode.toSorted()).toEqual(secretNames.map(({ worker, name }) => `${worker} ${name}`).toSorted())
})

test.each([
  ['mailto:security@galaxy.cn', '2027-06-30', []],
  ['', '', []],
  ['security@galaxy.cn', '2027-06-30', ['securityContact: security@galaxy.cn does not begin with mailto: or https://']],
  ['mailto:security@galaxy.example', '2027-06-30', ['securityContact: mailto:security@galaxy.example is a sample']],
  ['mailto:security@galaxy.cn', '', ['securityContact: «» is no day on which it expires']],
  ['mailto:security@galaxy.cn', '2026-12-20', ['securityContact: expires on 2026-12-20, in less than a month']],
  ['mailto:security@galaxy.cn', '2026-11-20', ['securityContact: expired on 2026-11-20']],
  ['mailto:security@galaxy.cn', '2028-06-30', ['securityContact: expires on 2028-06-30, in more than a year']]
])('the contact for vulnerabilities «%s» until «%s» lacks %j', (address, expires, faults) => {
  const now = Date.parse('2026-12-01T00:00:00.000Z')
  const missing = missingOf(filled, { ...contacts, securityContact: { address, expires } }, now)
  expect(missing.map(({ what }) => what)).toEqual(faults)
})
