import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../src/contract/api/call'
import { apiTables } from '../../../src/contract/api/tables'
import type { DeskPath } from '../../../src/contract/desk-pages'
import { person } from '../../support/submissions'
import { tokenCookies } from '../../support/visitors'
import { examClient } from './exam-candidates'
import { newPhone, sharedServices } from './harness'
import { accountOf, addAccounts, addSessions } from './stored-accounts'

/*
 * The callers that may make each call and open each page of the desk, from spec §6 and §7 and the decisions. The tables are
 * literal: a row that the product loosens, or a new call, fails here until somebody has decided who may make it. Each cell is
 * tried.
 */

const services = await sharedServices()
const { site } = services

const roles = ['author', 'reviewer', 'staff', 'admin'] as const
/** Of those without a role, `impostor` invents its tokens, `candidate` has an exam token only, `service` is another service. */
const callers = ['nobody', 'impostor', 'candidate', 'service', 'account', ...roles] as const
type Caller = (typeof callers)[number]

/** The callers that may make a call, and the status for visitors (everyone without a login) and for accounts that may not. */
interface Admission {
  may: readonly Caller[]
  visitors?: 401 | 403
  accounts?: 401 | 404
}

const accounts = ['account', ...roles] as const
const everybody: Admission = { may: callers }
/** A 403 ends the session in the browser (spec §4), so only calls of the account answer it. */
const loggedIn: Admission = { may: accounts, visitors: 403 }
const loggedInElse401: Admission = { may: accounts, visitors: 401 }
/** Logging out of an ended session succeeds; only a request without a token is refused. */
const anyToken: Admission = { may: ['impostor', ...accounts], visitors: 403 }
const candidate: Admission = { may: ['candidate'], visitors: 401, accounts: 401 }
const otherService: Admission = { may: ['service'], visitors: 401, accounts: 401 }

// The desk hides its calls from accounts without the role (decision 037).
const atDesk = (...may: Caller[]): Admission => ({ may, visitors: 401, accounts: 404 })
const desk = atDesk('author', 'reviewer', 'staff', 'admin')
const author = atDesk('author', 'reviewer', 'admin')
const reviewer = atDesk('reviewer', 'admin')
const staff = atDesk('staff', 'admin')
const admin = atDesk('admin')

const tables: Record<keyof typeof apiTables, Record<string, Admission>> = {
  passport: {
    'POST /galaxy/user/register': everybody,
    'POST /galaxy/login': everybody,
    'POST /galaxy/user/reset-password': everybody,
    'POST /galaxy/passkey/options': everybody,
    'POST /galaxy/passkey/login': everybody,
    'GET /galaxy/user/logout': anyToken,

    // Codes to register and to reset are for visitors; those to bind, to activate and to confirm one's identity, for accounts.
    'GET /galaxy/user/get-code?phone=13700000001&type=1': everybody,
    'GET /galaxy/user/get-code?phone=13700000002&type=2': everybody,
    'GET /galaxy/user/get-code?phone=13700000003&type=3': loggedIn,
    'GET /galaxy/user/get-code?phone=13700000004&type=4': loggedIn,
    'GET /galaxy/user/get-code?phone=13700000005&type=5': loggedIn,

    'GET /galaxy/user/current-user': loggedIn,
    'POST /galaxy/user/edit-user': loggedIn,
    'GET /galaxy/user/export': loggedIn,
    'POST /galaxy/user/delete-account': loggedIn,
    'POST /galaxy/user/binding': loggedIn,
    'POST /galaxy/user/rebinding': loggedIn,
    'POST /galaxy/user/activate': loggedIn,
    'POST /galaxy/user/update-password': loggedIn,
    'GET /galaxy/user/sessions': loggedIn,
    'POST /galaxy/user/end-session': loggedIn,
    'POST /galaxy/user/end-other-sessions': loggedIn,
    'GET /galaxy/user/security-log': loggedIn,
    'GET /galaxy/user/passkeys': loggedIn,
    'POST /galaxy/user/passkey-options': loggedIn,
    'POST /galaxy/user/add-passkey': loggedIn,
    'POST /galaxy/user/remove-passkey': loggedIn,

    'GET /galaxy/desk/people': desk,
    'POST /galaxy/desk/roles': admin,
    'GET /galaxy/desk/invitations': admin,
    'POST /galaxy/desk/invite': admin,
    'POST /galaxy/desk/revoke-invitation': admin,
    'POST /galaxy/desk/accept': loggedInElse401,
    'GET /galaxy/desk/audit': admin,

    'POST /galaxy/service/removed-accounts': otherService
  },

  main: {
    'GET /slideshow/list': everybody,
    'GET /banner/current': everybody,
    'GET /content/version': everybody,
    'GET /news/list': everybody,
    'GET /news/detail': everybody,
    'GET /case/list': everybody,
    'GET /case/detail': everybody,
    'GET /activity/list': everybody,
    'GET /activity/detail': everybody,
    'GET /research/list': everybody,
    'GET /research/detail': everybody,
    'GET /school/list': everybody,
    'GET /school/detail': everybody,
    'GET /consultancy/list': everybody,
    'GET /consultancy/detail': everybody,
    'GET /opening/list': everybody,
    'GET /opening/detail': everybody,
    'GET /video/types': everybody,
    'GET /videoCentre/list': everybody,
    'GET /videoCentre/list-type': everybody,
    'GET /videoCentre/detail': everybody,
    'GET /videoCentre/captions': everybody,
    'GET /search/list': everybody,
    'GET /search/synonyms': everybody,
    'POST /search/missed': everybody,
    'GET /downloadCentre/list': everybody,

    // Links and receipts are authorized by their token (main-content.test.ts, main-forms.test.ts).
    'GET /file/:key{.+}': everybody,
    'GET /desk/entry/previewed': everybody,
    'POST /downloadRecord/withdraw': everybody,

    // A trial, and the package of an edition, need a login (spec §6).
    'POST /add/userInfo': everybody,
    'POST /add/userInfo of a trial': loggedInElse401,
    'POST /downloadRecord/add': everybody,
    'POST /downloadRecord/add of a package': loggedInElse401,
    'POST /userInfo/userSatisfactionSurvey': everybody,
    'GET /userInfo/surveyTicket': everybody,
    'POST /userInfo/certificationNotice': everybody,
    'POST /userInfo/withdrawNotice': everybody,
    'GET /downloadRecord/consents': loggedIn,
    'GET /downloadRecord/export': loggedIn,

    'GET /desk/entry/list': author,
    'GET /desk/entry/detail': author,
    'GET /desk/entry/version': author,
    'POST /desk/entry/create': author,
    'POST /desk/entry/save': author,
    'POST /desk/entry/submit': author,
    'POST /desk/entry/return': author,
    'POST /desk/entry/presence': author,
    'POST /desk/entry/restore': author,
    'POST /desk/entry/delete': author,
    'POST /desk/entry/preview': author,
    'POST /desk/entry/publish': reviewer,
    'POST /desk/entry/withdraw': reviewer,
    'POST /desk/entry/unschedule': reviewer,

    'GET /desk/search/missed': author,

    'GET /desk/media/list': author,
    'GET /desk/media/detail': author,
    'POST /desk/media/find': author,
    'POST /desk/media/alt': author,
    'POST /desk/media/rename': author,
    'POST /desk/media/scan': author,
    'POST /desk/media/delete': author,

    'GET /desk/inbox/overview': staff,
    'GET /desk/inbox/list': staff,
    'GET /desk/inbox/detail': staff,
    'POST /desk/inbox/assign': staff,
    'POST /desk/inbox/state': staff,
    'POST /desk/inbox/note': staff,
    'POST /desk/inbox/reply': staff,
    'POST /desk/inbox/erase': staff,
    'POST /desk/inbox/export': staff,
    'POST /desk/inbox/resend': staff,

    'GET /desk/audit': admin
  },

  exam: {
    'GET /public/outline': everybody,
    'GET /public/certificate': everybody,
    'GET /public/certificates/:file': everybody,
    'GET /public/keys/:key': everybody,
    'GET /public/status/:list': everybody,
    'GET /public/issuer': everybody,
    'GET /public/achievement/:certification': everybody,
    'GET /public/images/:file': everybody,

    // Never a 403, which would also clear the exam token (decision 035).
    'GET /training/progress': loggedInElse401,
    'POST /training/progress': loggedInElse401,
    'GET /practice/questions': loggedInElse401,
    'POST /practice/answer': loggedInElse401,
    'GET /candidate': loggedInElse401,
    'POST /candidate/name': loggedInElse401,
    'POST /candidate/extra-time': loggedInElse401,
    'POST /attempt/authenticate': loggedInElse401,
    'GET /certificates': loggedInElse401,
    'POST /certificate/sharing': loggedInElse401,
    'POST /certificate/reissue': loggedInElse401,
    'GET /certificate/file': loggedInElse401,
    'GET /certificate/image': loggedInElse401,
    'GET /export': loggedInElse401,

    'GET /attempt': candidate,
    'GET /attempt/answers': candidate,
    'POST /attempt/answer': candidate,
    'POST /attempt/event': candidate,
    'POST /attempt/submit': candidate,
    'GET /result': candidate,
    'POST /result/appeal': candidate,

    'GET /desk/exam/open': staff,
    'GET /desk/exam/attempt': staff,
    'GET /desk/exam/certificates': staff,
    'GET /desk/exam/candidates': staff,
    'POST /desk/exam/extra-time': staff,
    'POST /desk/exam/appeal-answer': staff,
    'POST /desk/exam/rename': staff,
    'POST /desk/exam/reissue': staff,
    'POST /desk/exam/revocation': staff,
    'POST /desk/exam/revocation-decision': staff,

    'GET /desk/question/list': author,
    'GET /desk/question/detail': author,
    'POST /desk/question/add': author,
    'POST /desk/question/save': author,
    'POST /desk/question/submit': author,
    'POST /desk/question/return': author,
    'POST /desk/question/discard': author,
    'POST /desk/question/publish': reviewer,
    'POST /desk/question/withdraw': reviewer,

    'GET /desk/audit': admin
  }
}

/** The extension API has one address; its calls are the values of `action`. */
const extension: Record<string, Admission> = {
  'GET config': everybody,
  'GET listimage': author,
  'GET listfile': author,
  'POST uploadimage': author,
  'POST snapscreen': author,
  'POST uploadvideo': author,
  'POST uploadfile': author,
  'POST uploadscrawl': author,
  'POST catchimage': author
}

const pages: Record<DeskPath, readonly (typeof roles)[number][]> = {
  '/desk': ['author', 'reviewer', 'staff', 'admin'],
  '/desk/entries': ['author', 'reviewer', 'admin'],
  '/desk/entries/entry': ['author', 'reviewer', 'admin'],
  '/desk/missed-questions': ['author', 'reviewer', 'admin'],
  '/desk/editor': ['author', 'reviewer', 'admin'],
  '/desk/media': ['author', 'reviewer', 'admin'],
  '/desk/questions': ['author', 'reviewer', 'admin'],
  '/desk/inbox': ['staff', 'admin'],
  '/desk/exam': ['staff', 'admin'],
  '/desk/people': ['admin'],
  '/desk/audit': ['admin']
}

/**
 * Bodies of the calls that look at the request before they look at the caller; the others get an empty one, which is refused
 * after the caller is.
 */
const bodies: Record<string, object> = {
  'POST /add/userInfo': { ...person, industry: '金融', questions: '集群怎么收费？', edition: 'standard' },
  'POST /add/userInfo of a trial': {
    ...person,
    kind: 'partner',
    company: '某公司',
    position: '工程师',
    city: '北京',
    needs: '试用',
    wants: ['trial'],
    edition: 'advanced'
  },
  'POST /downloadRecord/add of a package': { consent: 'receipt', kind: 'download', id: 1, receipt: crypto.randomUUID() }
}

const examToken = (await examClient(services).started()).examToken

/** The headers of each caller, with a new account for every cell, because some calls end sessions. */
async function headersOfEach(cells: readonly Caller[]): Promise<Record<string, string | undefined>[]> {
  const holders = cells.map(() => accountOf(newPhone()))
  await addAccounts(services, holders)
  const held = cells.flatMap((caller, index) => (isRole(caller) ? [{ account: holders[index]?.id, role: caller }] : []))
  await services.passportDb
    .prepare(
      "INSERT INTO account_roles (account_id, role, granted_at) SELECT value ->> 'account', value ->> 'role', ?1 FROM json_each(?2)"
    )
    .bind(Date.now(), JSON.stringify(held))
    .run()
  const tokens = await addSessions(services, holders)
  return cells.map((caller, index): Record<string, string | undefined> => {
    if (caller === 'nobody') return {}
    if (caller === 'impostor') return { Authorization: 'x'.repeat(43), Token: 'y'.repeat(43) }
    if (caller === 'candidate') return { Token: examToken }
    if (caller === 'service') return { 'X-Service': 'main' }
    return { Authorization: tokens[index] }
  })
}
const isRole = (caller: Caller) => roles.some((role) => role === caller)

interface Cell {
  name: string
  caller: Caller
  service: 'galaxy-passport' | 'galaxy-main' | 'galaxy-exam'
  method: string
  path: string
  body?: object
}

const unknownCall = '请求的接口不存在'

/** The outcome for each caller of each call: the status of a refusal, or admission. */
async function outcomesOf(cells: readonly Cell[]): Promise<Record<string, Record<string, string | number>>> {
  const headers = await headersOfEach(cells.map(({ caller }) => caller))
  const sequences = cells.map(({ service, method, path, body }, index) => [
    {
      service,
      method,
      path,
      headers: { 'Content-Type': 'application/json', ...headers[index] },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) })
    }
  ])
  const answers = (await site.requestAll(sequences, 20)).flat()
  const outcomes: Record<string, Record<string, string | number>> = {}
  for (const [index, { name, caller }] of cells.entries()) {
    const { status: http, body } = answers[index] ?? { status: 0, body: '' }
    // The extension API states its refusals in the body alone.
    const stated = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ status: v.number() })), body)
    const status = stated.success ? stated.output.status : http
    const isUnknown = status === 404 && body.includes(unknownCall)
    const isRefused = isUnknown || status === 401 || status === 403 || status === 0 || status >= 500
    outcomes[name] = { ...outcomes[name], [caller]: isRefused ? status : 'admitted' }
  }
  return outcomes
}

const expectedOf = (table: Record<string, Admission>) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { may, visitors, accounts: refused }]) => [
      name,
      Object.fromEntries(
        callers.map((caller) => {
          if (may.includes(caller)) return [caller, 'admitted']
          return [caller, accounts.some((account) => account === caller) ? refused : visitors]
        })
      )
    ])
  )

/** Method and path of a row, without the query and the words that tell rows of one call apart. */
const callOf = (name: string) => /^(?:GET|POST) [^\s?]+/.exec(name)?.[0] ?? name

const bases = { passport: '', main: '/web/user', exam: '' } as const

describe.each(['passport', 'main', 'exam'] as const)('%s', (api) => {
  test('every call has a row, and every row a call', () => {
    const calls = apiTables[api].flatMap((table) => rowsOf(table).map(({ name }) => name))
    expect([...new Set(Object.keys(tables[api]).map(callOf))].toSorted()).toEqual(calls.toSorted())
  })

  test('every call admits the callers of its row, and refuses everyone else', async () => {
    const cells = Object.keys(tables[api]).flatMap((name) =>
      callers.map((caller): Cell => {
        const [method = '', written = ''] = name.split(' ')
        const path = `${bases[api]}${written.replace(':key{.+}', 'open/none.zip')}`
        return { name, caller, service: `galaxy-${api}`, method, path, ...(bodies[name] && { body: bodies[name] }) }
      })
    )
    expect(await outcomesOf(cells)).toEqual(expectedOf(tables[api]))
  })
})

describe('the extension API', () => {
  const address = '/website/extention/api/admin/config'

  test('every action in the configuration has a row', async () => {
    const config = (await site.request('galaxy-main', `${address}?action=config`)).json()
    const configured = Object.entries(config).flatMap(([key, action]) => (key.endsWith('ActionName') ? [action] : []))
    expect(configured.length).toBeGreaterThan(5)
    const actions = Object.keys(extension).map((name) => name.split(' ')[1])
    expect(configured.filter((action) => !actions.some((one) => one === action))).toEqual([])
  })

  test('every action admits the callers of its row, and refuses everyone else', async () => {
    const cells = Object.keys(extension).flatMap((name) =>
      callers.map((caller): Cell => {
        const [method = '', action] = name.split(' ')
        return { name, caller, service: 'galaxy-main', method, path: `${address}?action=${action}` }
      })
    )
    expect(await outcomesOf(cells)).toEqual(expectedOf(extension))
  })
})

test('the edge opens each page of the desk for the roles that its row names; for everyone else the path is unknown', async () => {
  const held = ['account', ...roles] as const
  const logins = v.parse(v.array(v.object({ Authorization: v.string() })), await headersOfEach(held))
  const visitors: [string, Record<string, string>][] = [
    ['nobody', {}],
    ['impostor', tokenCookies],
    ['candidate', { 'cl-official-exam': examToken }],
    ...held.map((role, index): [string, Record<string, string>] => [
      role,
      { 'cl-official-website': logins[index]?.Authorization ?? '' }
    ])
  ]
  const opened: Record<string, string[]> = {}
  for (const path of Object.keys(pages)) {
    opened[path] = []
    for (const [visitor, cookies] of visitors) {
      const { status, headers, body } = await site.visit(path, { cookies })
      if (status === 200 && body.includes('id="desk"')) opened[path].push(visitor)
      else expect([path, visitor, status, headers.location]).toEqual([path, visitor, 302, '/'])
    }
  }
  expect(opened).toEqual(pages)
})
