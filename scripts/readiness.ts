import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { holidays } from '../services/main/holidays'
import { dataController } from '../src/content/data-controller'
import { type SecurityContact, vendor } from '../src/content/vendor'
import { isSample } from '../src/content/vendor/is-sample'
import { type SlotEntry, slots } from '../src/content/vendor/slots'
import type { BuildStatement } from '../src/contract/build-statement'
import { isDay } from '../src/contract/day'
import { locales, registersByPhoneOnly } from '../src/contract/locale'

/*
 * The values that an installation lacks: samples and absent ones. `npm run deploy` refuses to deploy while one is missing that
 * cannot wait, and `npm run doctor` prints the list for an installation on either host.
 */

export type WorkerName = 'galaxy-site' | 'galaxy-passport' | 'galaxy-main' | 'galaxy-exam'

/** The values of an installation, by worker. */
export interface Installation {
  vars: Readonly<Record<WorkerName, Readonly<Record<string, unknown>>>>
  /** Names of the secrets that are set; undefined if unknown, and then every needed secret is reported. */
  secrets: Readonly<Partial<Record<WorkerName, readonly string[]>>> | undefined
  /** The place in which an operator sets a value of a worker. */
  where: (worker: WorkerName, name: string, kind: 'var' | 'secret') => string
  /** Whether all services run on other machines, so that the installation needs no values for them. */
  isEdge?: boolean
}

/** A value that is missing. */
export interface Missing {
  what: string
  where: string
  /** Whether the site may open without it: its feature is off until it is set, or its deadline is later. */
  canWait: boolean
}

const profilesSchema = v.array(
  v.object({
    hosts: v.array(v.string()),
    defaultLocale: v.picklist(locales),
    origin: v.string(),
    icp: v.object({ text: v.string() }),
    security: v.object({ text: v.string() }),
    mainland: v.optional(v.boolean(), false)
  })
)

/** Facts of the vendor that are in the code. */
export interface Facts {
  slots: readonly (Omit<SlotEntry, 'slot'> & { slot: Pick<SlotEntry['slot'], 'state'> })[]
  securityContact: SecurityContact
  holidays: typeof holidays
  controller: Readonly<Record<'name' | 'location', Readonly<Record<string, string>>>>
}

/** The facts in the code beside this command. */
export const ownFacts: Facts = {
  slots,
  securityContact: vendor.securityContact,
  holidays,
  controller: dataController
}

/** The facts stated by a running site. States are the site's; places and pages are those of this project. */
export const factsOf = ({ facts, securityContact }: BuildStatement): Pick<Facts, 'slots' | 'securityContact'> => ({
  slots: slots.map((entry) => {
    const state = facts.find(({ name }) => name === entry.name)?.state ?? 'empty'
    return { ...entry, slot: { state }, fault: state === entry.slot.state ? entry.fault : undefined }
  }),
  securityContact
})

/** Everything that is missing, in the order in which docs/operations.md explains it. */
export function missingOf({ vars, secrets, where, isEdge = false }: Installation, facts = ownFacts, now = Date.now()): Missing[] {
  const textOf = (worker: WorkerName, name: string) => String(vars[worker][name] ?? '')
  const missing: Missing[] = []
  const add = (worker: WorkerName, name: string, what: string, kind: 'var' | 'secret' = 'var', canWait = false) => {
    if (!isEdge || worker === 'galaxy-site') missing.push({ what: `${name}: ${what}`, where: where(worker, name, kind), canWait })
  }
  const addLater = (worker: WorkerName, name: string, what: string) => add(worker, name, what, 'var', true)

  const profiles = v.safeParse(profilesSchema, vars['galaxy-site'].SITE_HOSTS)
  const sites = profiles.success ? profiles.output : []
  for (const { hosts, origin, icp, security, mainland } of sites) {
    const samples = [origin, ...hosts].filter(isSample)
    if (samples.length > 0)
      add('galaxy-site', 'SITE_HOSTS', `${samples.join(', ')} ${samples.length > 1 ? 'are samples' : 'is a sample'}`)
    for (const [filing, { text }] of Object.entries({ icp, security })) {
      if (isSample(text)) add('galaxy-site', 'SITE_HOSTS', `the filing «${filing}» of ${origin} is a sample: ${text}`)
    }
    if (mainland && icp.text === '') add('galaxy-site', 'SITE_HOSTS', `the filing «icp» of ${origin} is missing`)
    if (mainland && security.text === '') {
      const due = 'apply for it within thirty days after the site has opened'
      addLater('galaxy-site', 'SITE_HOSTS', `the filing «security» of ${origin} is missing: ${due}`)
    }
  }

  for (const [worker, name] of addresses) {
    if (isSample(textOf(worker, name))) add(worker, name, `${textOf(worker, name)} is a sample`)
  }
  const hostNames = vars['galaxy-main'].SITE_HOST_NAMES
  const sampleNames = Array.isArray(hostNames) ? hostNames.map(String).filter(isSample) : []
  if (sampleNames.length > 0) add('galaxy-main', 'SITE_HOST_NAMES', `${sampleNames.join(', ')}: samples`)

  const { 'galaxy-passport': passport, 'galaxy-main': main } = vars
  // Registration in Chinese needs a phone number, and so the SMS gateway. Elsewhere either channel is enough.
  const needsPhones = sites.some(({ defaultLocale }) => registersByPhoneOnly(defaultLocale))
  if (!passport.SMS_WEBHOOK_URL) {
    const without = 'without it nobody registers with a phone number, binds one, or resets a password by it'
    add('galaxy-passport', 'SMS_WEBHOOK_URL', without, 'var', !needsPhones && Boolean(passport.SMTP_HOST))
  }
  if (!passport.SMTP_HOST) {
    const without = 'without it nobody registers with an email address, activates one, or resets a password by it'
    add('galaxy-passport', 'SMTP_HOST', without, 'var', Boolean(passport.SMS_WEBHOOK_URL))
  }
  if (!main.SMTP_HOST) add('galaxy-main', 'SMTP_HOST', 'no server mails replies to visitors')
  if (!main.NOTIFY_WEBHOOK_URL && !main.NOTIFY_EMAIL) {
    add('galaxy-main', 'NOTIFY_EMAIL', 'nobody is told of what visitors send; or set NOTIFY_WEBHOOK_URL')
  }

  if (main.SAMPLES === 'shown') add('galaxy-main', 'SAMPLES', 'entries that are samples are shown to visitors')
  for (const [worker, name, shipped] of shippedSamples) {
    if (isDeepStrictEqual(vars[worker][name], shipped))
      addLater(worker, name, `${JSON.stringify(shipped)} is what the project ships`)
  }

  for (const { worker, name, beside } of secretNames) {
    const isNeeded = beside === undefined || Boolean(vars[worker][beside])
    if (isNeeded && !secrets?.[worker]?.includes(name)) {
      add(
        worker,
        name,
        secrets ? 'this secret is not set' : 'this secret is needed; whether it is set is not known here',
        'secret'
      )
    }
  }

  return [...missing, ...missingFacts(facts, now)]
}

/** The facts in the code that are missing; a build contains them. */
export function missingFacts(facts = ownFacts, now = Date.now()): Missing[] {
  const missing: Missing[] = []
  for (const { name, slot, source, pages, isRequired, fault: wrong } of facts.slots) {
    if (wrong) missing.push({ what: `${name}: ${wrong}`, where: `${source}, then build again`, canWait: false })
    if (slot.state === 'filled') continue
    const isEmpty = slot.state === 'empty'
    missing.push({
      what: `${name}: ${isEmpty ? 'missing' : 'a sample'}; shown on ${pages.join(', ')}`,
      where: `${source}, then build again`,
      canWait: isEmpty && !isRequired
    })
  }
  const fault = securityContactFault(facts.securityContact, now)
  if (fault)
    missing.push({
      what: `securityContact: ${fault.text}`,
      where: 'src/content/vendor/index.ts, then build again',
      canWait: fault.canWait
    })
  for (const [name, texts] of Object.entries(facts.controller)) {
    if (Object.values(texts).includes(''))
      missing.push({
        what: `dataController.${name}: missing, so the privacy statement does not say it`,
        where: 'src/content/data-controller.ts, then build again',
        canWait: true
      })
  }
  const year = announcedYear(now)
  if (facts.holidays[year] === undefined)
    missing.push({
      what: `holidays: those of ${year} are missing, so due days near them are too early`,
      where: 'services/main/holidays.ts, then build again',
      canWait: true
    })
  return missing
}

const day = 24 * 60 * 60 * 1000

/** The last year with announced public holidays: from December on, the next year. */
const announcedYear = (now: number): string => String(new Date(now + 31 * day).getUTCFullYear())

/**
 * The fault of the contact for vulnerability reports. It may be empty; otherwise it must expire in a month to a year (RFC 9116). A
 * fault that only the passage of time brings can wait: it must not keep a server from restarting.
 */
function securityContactFault(
  { address, expires }: SecurityContact,
  now: number
): { text: string; canWait: boolean } | undefined {
  if (address === '') return undefined
  if (!/^(mailto:|https:\/\/)/.test(address))
    return { text: `${address} does not begin with mailto: or https://`, canWait: false }
  if (!isDay(expires)) return { text: `«${expires}» is no day on which it expires`, canWait: false }
  const left = Date.parse(expires) - now
  if (left < 0) return { text: `expired on ${expires}`, canWait: true }
  if (left < 30 * day) return { text: `expires on ${expires}, in less than a month`, canWait: true }
  return left > 366 * day ? { text: `expires on ${expires}, in more than a year`, canWait: false } : undefined
}

/** Variables with the installation's own addresses. */
const addresses = [
  ['galaxy-main', 'SITE_ORIGIN'],
  ['galaxy-main', 'SMTP_FROM'],
  ['galaxy-passport', 'SMTP_FROM'],
  ['galaxy-exam', 'CERTIFICATE_ORIGIN']
] as const

/** Shipped values that may be right for a vendor, but have probably not been reviewed. */
const shippedSamples = [
  ['galaxy-exam', 'CERTIFICATE_ISSUER', 'Galaxy'],
  ['galaxy-site', 'ILLEGAL_EMAIL_DOMAINS', ['mailinator.com', 'guerrillamail.com', 'yopmail.com', '10minutemail.com']]
] as const

/** All secrets, with the variable that makes each necessary; one without `beside` is always needed. */
export const secretNames: readonly { worker: WorkerName; name: string; beside?: string }[] = [
  { worker: 'galaxy-passport', name: 'SMS_WEBHOOK_SECRET', beside: 'SMS_WEBHOOK_URL' },
  { worker: 'galaxy-passport', name: 'SMTP_PASSWORD', beside: 'SMTP_USER' },
  { worker: 'galaxy-main', name: 'FILE_LINK_SECRET' },
  { worker: 'galaxy-main', name: 'NOTIFY_WEBHOOK_SECRET', beside: 'NOTIFY_WEBHOOK_URL' },
  { worker: 'galaxy-main', name: 'MEDIA_SCAN_SECRET', beside: 'MEDIA_SCAN_URL' },
  { worker: 'galaxy-main', name: 'SMTP_PASSWORD', beside: 'SMTP_USER' },
  // Passport has no variable PASSPORT_BASE, so it never needs the secret: nothing calls it if the vendor's passport is in use.
  { worker: 'galaxy-passport', name: 'SERVICE_SECRET', beside: 'PASSPORT_BASE' },
  { worker: 'galaxy-main', name: 'SERVICE_SECRET', beside: 'PASSPORT_BASE' },
  { worker: 'galaxy-exam', name: 'SERVICE_SECRET', beside: 'PASSPORT_BASE' },
  { worker: 'galaxy-exam', name: 'CERTIFICATE_KEY' }
]

/** Lines of the values that block a deployment, and of those that can wait, each with the place to set it. */
export function linesOf(missing: readonly Missing[]): { needed: string[]; canWait: string[] } {
  const lines = (canWait: boolean) =>
    missing.flatMap((one) => (one.canWait === canWait ? [`${one.what}\n      → ${one.where}`] : []))
  return { needed: lines(false), canWait: lines(true) }
}
