import * as v from 'valibot'
import { type Answer, answerSchema } from '../../../src/contract/answer'
import { type SentCode, type SentMessage, sentCodeSchema, sentMessageSchema } from '../../../src/contract/outbox'
import {
  type ServiceAnswer,
  type ServiceRequest,
  sharedSite,
  startTestSite,
  type TestSite,
  type TestSiteOptions
} from '../../support/site.ts'

/** Tables with data of visitors, which are emptied; the content of main stays. */
const personalTables = [
  {
    service: 'galaxy-passport',
    tables: [
      'events',
      'passkeys',
      'sessions',
      'challenges',
      'codes',
      'attempts',
      'invitations',
      'account_roles',
      'audit_log',
      'removals',
      'accounts'
    ]
  },
  {
    service: 'galaxy-exam',
    tables: [
      'lessons',
      'candidates',
      'attempts',
      'attempt_questions',
      'answers',
      'tokens',
      'attempt_events',
      'appeals',
      'certificates',
      'earlier_versions',
      'revocations',
      'question_drafts',
      'audit_log'
    ]
  },
  {
    service: 'galaxy-main',
    tables: [
      'submissions',
      'unkeyed_submissions',
      'missed_questions',
      'consultations',
      'partner_requests',
      'surveys',
      'certification_notices',
      'download_records',
      'consents',
      'inquiries',
      'inquiry_events',
      'notifications',
      'media',
      'media_uses',
      'audit_log'
    ]
  }
] as const

/** The services of the shared site, called without the edge, without accounts, codes and submissions of other test files. */
export async function sharedServices() {
  const services = await servicesOf(await sharedSite())
  for (const { service, tables } of personalTables) {
    const database = { 'galaxy-passport': services.passportDb, 'galaxy-main': services.mainDb, 'galaxy-exam': services.examDb }[
      service
    ]
    await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)))
  }
  return services
}

/** Starts separate services without the edge, for tests with other settings than those of a local run. */
export async function startServices(options: Omit<TestSiteOptions, 'servicesOnly' | 'vars'>) {
  const site = await startTestSite({ ...options, servicesOnly: true })
  return { ...(await servicesOf(site)), close: site.close }
}

/** Tests may use the databases to make rows older and to count them, never to replace a call. */
async function servicesOf(site: TestSite) {
  const passportDb = await site.database('galaxy-passport')
  const mainDb = await site.database('galaxy-main')
  const examDb = await site.database('galaxy-exam')

  async function call(service: Service, path: string, request: Call = {}) {
    const { service: name, path: whole, ...options } = serviceRequestOf({ service, path, ...request })
    return readServiceAnswer(await site.request(name, whole, options))
  }

  /** Makes sequences of calls from inside the site, `atOnce` sequences at a time: see `TestSite.requestAll`. */
  async function callAll(sequences: readonly (readonly ServiceCall[])[], atOnce: number) {
    const answers = await site.requestAll(
      sequences.map((calls) => calls.map(serviceRequestOf)),
      atOnce
    )
    return answers.map((sequence) => sequence.map(readServiceAnswer))
  }

  /** The codes in the outbox, the newest first. */
  async function sentCodes(): Promise<SentCode[]> {
    const { body } = await site.request('galaxy-outbox', '/__outbox', { headers: { Accept: 'application/json' } })
    return v.parse(v.array(sentCodeSchema), JSON.parse(body))
  }

  /** The newest code sent to the recipient. */
  async function sentCode(to: string): Promise<string> {
    const code = (await sentCodes()).find((sent) => sent.to === to)?.code
    if (code === undefined) throw new Error(`No code was sent to ${to}`)
    return code
  }

  /** The messages in the outbox that are not codes, the newest first. */
  async function sentMessages(): Promise<SentMessage[]> {
    const { body } = await site.request('galaxy-outbox', '/__outbox/messages')
    return v.parse(v.array(sentMessageSchema), JSON.parse(body))
  }

  return { call, callAll, sentCode, sentCodes, sentMessages, passportDb, mainDb, examDb, site }
}

export type Services = Awaited<ReturnType<typeof sharedServices>>

type Service = 'passport' | 'main' | 'exam'

/** A call with the service that it goes to and its path below the service's base. */
export interface ServiceCall extends Call {
  service: Service
  path: string
}

interface Call {
  method?: string
  form?: Record<string, string>
  json?: unknown
  /** Raw body. */
  text?: string
  type?: string | undefined
  token?: string | undefined
  examToken?: string | undefined
  language?: 'CN' | 'EN'
  address?: string | undefined
  headers?: Record<string, string>
}

function serviceRequestOf({ service, path, ...call }: ServiceCall): ServiceRequest {
  const base = { passport: '/galaxy/', main: '/web/user/', exam: '/' }[service]
  const { form, json, text, type, token, examToken, language = 'CN', address, headers = {}, method } = call
  const body = text ?? (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json))
  const contentType = type ?? (form ? 'application/x-www-form-urlencoded' : 'application/json')
  return {
    service: `galaxy-${service}`,
    path: base + path,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    body,
    headers: {
      Language: language,
      'Content-Type': body === undefined ? undefined : contentType,
      Authorization: token,
      Token: examToken,
      'X-Client-Address': address,
      ...headers
    }
  }
}

function readServiceAnswer(answer: ServiceAnswer) {
  const parsed: Answer = answer.body === '' ? { status: answer.status } : v.parse(answerSchema, answer.json())
  const given = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  return { http: answer.status, headers: new Headers(given), ...parsed }
}

let phones = 0

/** A phone number that no other test of this process uses. */
export function newPhone(): string {
  phones += 1
  return `138${String(phones).padStart(8, '0')}`
}

export const password = 'a'.repeat(64)

export function registration(phone: string, captcha: string) {
  return { phone, captcha, password, username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
}

/** Registers a new account; returns its identifier and token. */
export async function registerAccount(
  { call, sentCode }: Pick<Services, 'call' | 'sentCode'>,
  phone = newPhone(),
  language: 'CN' | 'EN' = 'CN'
) {
  await call('passport', `user/get-code?phone=${encodeURIComponent(phone)}&type=1`, { language })
  const answer = await call('passport', 'user/register', { json: registration(phone, await sentCode(phone)), language })
  const { token } = v.parse(v.object({ token: v.string() }), answer.data)
  return { phone, token }
}
