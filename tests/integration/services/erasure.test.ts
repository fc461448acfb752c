import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, expect, test } from 'vitest'
import { type Fates, personalTables } from '../../../services/api/personal-data'
import * as examSchema from '../../../services/exam/db/schema'
import { examPersonalData } from '../../../services/exam/personal-data'
import { staffFieldsOf, submissionTables } from '../../../services/main/inbox/submissions'
import { mainPersonalData, mainSchema } from '../../../services/main/personal-data'
import * as passportSchema from '../../../services/passport/db/schema'
import { passportPersonalData } from '../../../services/passport/personal-data'
import { allowances } from '../../../src/contract/exam'
import { contentOf, type Planted, plant } from '../../support/planted-rows'
import { password, sharedServices } from './harness'
import { addAtDesk, addSessions } from './stored-accounts'

/*
 * Fills every free text that belongs to a person in the databases of all services, as the schemas have them, with a canary. Then
 * looks for the canaries after each way to erase: the only ones left are those that the classification (decision 068) excepts.
 */

const services = await sharedServices()
const { passportDb, mainDb, examDb } = services

/** The tables of persons by their names in the schema. A new one must say below how its rows belong to a person. */
const tablesOf = (schema: Readonly<Record<string, unknown>>, data: Parameters<typeof personalTables>[1]) =>
  new Map(personalTables(schema, data).map((found) => [getTableName(found.table), found]))
const passportTables = tablesOf(passportSchema, passportPersonalData)
const mainTables = tablesOf(mainSchema, mainPersonalData)
const examTables = tablesOf(examSchema, examPersonalData)

type Tables = ReadonlyMap<string, { table: SQLiteTable; fates: Fates }>
/** Name of a table, and the values that connect the row to a person. */
type Row = readonly [table: string, given: Parameters<typeof plant>[2]]

/** Plants the rows. @throws Error for a table that has personal text and gets no row */
async function plantAll(database: Parameters<typeof plant>[0], tables: Tables, rows: readonly Row[]): Promise<Planted[]> {
  const known = new Set(rows.map(([name]) => name))
  for (const [name, { fates }] of tables) {
    const isPersonal = Object.values(fates).some((fate) => fate !== 'neutral')
    if (isPersonal && !known.has(name)) throw new Error(`Nothing says how a row of ${name} belongs to a person`)
  }
  const planted: Planted[] = []
  for (const [name, given] of rows) {
    const found = tables.get(name)
    if (!found) throw new Error(`There is no table ${name}`)
    planted.push(...(await plant(database, found, given)))
  }
  return planted
}

const past = 1
const future = Date.now() + 86_400_000

let number = 1000
/** A number that no other row has. */
const next = () => ++number

/** Inquiries of each kind with their submissions, one of a visitor without an account except for the download. */
function inquiryLinks(consent: string, account: string | null, changedAt: number) {
  const [consultation, partner, ticket, record, notice] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const base = next() * 10
  const inquiry = { state: 'new', assignee: null, outcome: null, dueOn: null, changedAt, erasedAt: null }
  return {
    ids: [base, base + 1, base + 2, base + 3, base + 4] as const,
    rows: [
      ['consultations', { id: consultation }],
      ['partner_requests', { id: partner }],
      ['surveys', { ticket }],
      ['certification_notices', { id: notice }],
      ['consents', { id: consent, account, withdrawnAt: null }],
      ['download_records', { id: record, consent }],
      ['inquiries', { ...inquiry, id: base, kind: 'consultation', subject: consultation }],
      ['inquiries', { ...inquiry, id: base + 1, kind: 'partner', subject: partner }],
      ['inquiries', { ...inquiry, id: base + 2, kind: 'feedback', subject: ticket }],
      ['inquiries', { ...inquiry, id: base + 3, kind: 'download', subject: record }],
      ['inquiries', { ...inquiry, id: base + 4, kind: 'notice', subject: notice }],
      ...[0, 1, 2, 3, 4].flatMap((offset): Row[] => [
        ['inquiry_events', { inquiry: base + offset, kind: 'note', actor: null }],
        ['inquiry_events', { inquiry: base + offset, kind: 'reply', actor: null }]
      ]),
      ['submissions', { at: changedAt }],
      ['unkeyed_submissions', { at: changedAt }],
      ['missed_questions', { at: changedAt }],
      // A notification that has not been sent yet, and names its text by the reply's number alone.
      [
        'notifications',
        { subject: 'inquiry', reference: String(base), deliveredAt: null, failedAt: null, nextAttemptAt: future }
      ],
      ['audit_log', { detail: '{}' }]
    ] satisfies Row[]
  }
}

async function plantInMain(consent: string, account: string | null, changedAt = Date.now()) {
  const { ids, rows } = inquiryLinks(consent, account, changedAt)
  return { ids, planted: await plantAll(mainDb, mainTables, rows) }
}

/** An account with rows in every table of every service. */
async function plantPerson() {
  const account = randomUUID()
  const consent = randomUUID()
  const attempt = randomUUID()
  const certificate = randomUUID()
  const inPassport = await plantAll(
    passportDb,
    passportTables,
    Object.entries<Row[1]>({
      accounts: { id: account, emailActivated: 1, lockedAt: null, deleteAt: null },
      sessions: { accountId: account, expiresAt: future, createdAt: past, lastSeenAt: past },
      codes: { expiresAt: past },
      attempts: { at: past },
      events: { accountId: account },
      account_roles: { accountId: account, role: 'author' },
      invitations: { invitedBy: account, expiresAt: past, roles: '[]' },
      passkeys: { accountId: account },
      challenges: { accountId: account, expiresAt: past },
      audit_log: { actor: account, detail: '{}' }
    })
  )
  // The password is checked before an account is deleted.
  await passportDb
    .prepare('UPDATE accounts SET password_hash = (SELECT password_hash FROM accounts WHERE id = ?) WHERE id = ?')
    .bind(colleague.id, account)
    .run()
  const inMain = await plantInMain(consent, account)
  const inExam = await plantAll(
    examDb,
    examTables,
    Object.entries<Row[1]>({
      lessons: { account },
      candidates: { account, requestedPercent: allowances[0], requestedAt: past },
      attempts: { id: attempt, account, finishedAt: past, passed: 1, deadline: past },
      attempt_questions: { attempt },
      answers: { attempt },
      tokens: { attempt, expiresAt: future },
      attempt_events: { attempt },
      appeals: { attempt },
      certificates: { id: certificate, attempt, account, statusIndex: next(), validUntil: future, revokedAt: past },
      revocations: { certificate },
      audit_log: { actor: account, detail: '{}' }
    })
  )
  const [token = ''] = await addSessions(services, [{ id: account, phone: null, email: null, emailActivated: false }])
  return { account, consent, token, certificate, inPassport, inMain: inMain.planted, inExam, inquiries: inMain.ids }
}

const foundIn = (content: string, planted: readonly Planted[]) => planted.filter(({ canary }) => content.includes(canary))
const namesOf = (planted: readonly Planted[]) => [...new Set(planted.map(({ table, column }) => `${table}.${column}`))].toSorted()
const withFate = (planted: readonly Planted[], ...fates: Planted['fate'][]) => planted.filter(({ fate }) => fates.includes(fate))
/** The planted texts that every way of erasing removes from main. */
const erasedInMain = (planted: readonly Planted[]) => withFate(planted, 'personal', 'internal', 'key')
const everything = async () => (await Promise.all([passportDb, mainDb, examDb].map(contentOf))).join('\n')

let colleague: Awaited<ReturnType<typeof addAtDesk>>
beforeAll(async () => {
  colleague = await addAtDesk(services, ['staff'])
})

test('every canary is in the databases before anything is erased', async () => {
  const { inPassport, inMain, inExam } = await plantPerson()
  // The hash is replaced by one that a password matches.
  const planted = [...inPassport, ...inMain, ...inExam].filter(({ column }) => column !== 'password_hash')
  expect(planted.length).toBeGreaterThan(50)
  expect(namesOf(foundIn(await everything(), planted))).toEqual(namesOf(planted))
})

test('«download my data» holds every text of the person that an account leads to, and no key or note', async () => {
  const { token, inPassport, inMain, inExam } = await plantPerson()
  const answers = await Promise.all([
    services.call('passport', 'user/export', { token }),
    services.call('main', 'downloadRecord/export', { token }),
    services.call('exam', 'export', { token })
  ])
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200])
  const file = JSON.stringify(answers.map(({ data }) => data))
  // Sent without a login: nothing connects these to the account.
  const ofVisitors = ['consultations', 'partner_requests', 'surveys', 'certification_notices']
  const planted = [...inPassport, ...inMain, ...inExam].filter(({ table }) => !ofVisitors.includes(table))
  const owed = withFate(planted, 'personal', 'kept')
  expect(owed.length).toBeGreaterThan(20)
  expect(namesOf(foundIn(file, owed))).toEqual(namesOf(owed))
  // Of the texts of staff, the reply to this person's download is theirs to read; notes and the replies to others are not.
  const rest = withFate(planted, 'internal', 'key', 'expiring')
  expect(foundIn(file, rest).map(({ table, column }) => `${table}.${column}`)).toEqual(['inquiry_events.text'])
})

test('staff see every field that its form marks for them, in the inbox and in its file', async () => {
  const { ids, planted } = await plantInMain(randomUUID(), null)
  const headers = { Authorization: colleague.token, 'Content-Type': 'application/json' }
  const file = await services.site.request('galaxy-main', '/web/user/desk/inbox/export', { method: 'POST', headers, body: {} })
  for (const [index, { kind, table }] of submissionTables.entries()) {
    const detail = JSON.stringify(await services.call('main', `desk/inbox/detail?id=${ids[index]}`, { token: colleague.token }))
    const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table)
    const ofField = (name: string) =>
      planted.filter((text) => text.table === getTableName(table) && text.column === columns[name]?.name)
    const seen = staffFieldsOf(kind)
    expect(
      namesOf(
        foundIn(
          detail,
          seen.flatMap(([name]) => ofField(name))
        )
      )
    ).toEqual(namesOf(seen.flatMap(([name]) => ofField(name))))
    const exported = seen.flatMap(([name, { staff }]) => (staff === 'inbox' ? [] : ofField(name)))
    expect(exported.length).toBeGreaterThan(0)
    expect(namesOf(foundIn(file.body, exported))).toEqual(namesOf(exported))
  }
})

test('erasing at the desk leaves no text of the visitor, whatever the kind of the inquiry', async () => {
  const { ids, planted } = await plantInMain(randomUUID(), null)
  const other = await plantInMain(randomUUID(), null)
  const desk = (path: string, json: object) => services.call('main', `desk/inbox/${path}`, { json, token: colleague.token })
  // A search is audited too.
  for (const { canary } of withFate(planted, 'personal').slice(0, 3)) {
    await services.site.request('galaxy-main', '/web/user/desk/inbox/export', {
      method: 'POST',
      headers: { Authorization: colleague.token, 'Content-Type': 'application/json' },
      body: { q: canary.slice(0, 40) }
    })
  }
  for (const id of ids) {
    const revision = await mainDb.prepare('SELECT revision FROM inquiries WHERE id = ?').bind(id).first<number>('revision')
    expect((await desk('erase', { id, revision })).http).toBe(200)
  }
  const content = await everything()
  expect(namesOf(foundIn(content, erasedInMain(planted)))).toEqual([])
  expect(namesOf(foundIn(content, other.planted))).toEqual(namesOf(other.planted))
  expect((await services.site.objectKeys('')).join()).not.toContain('canary')
})

test('withdrawing a consent leaves no text that was typed with it', async () => {
  const { consent, token, inMain } = await plantPerson()
  const other = await plantPerson()
  expect((await services.call('main', 'downloadRecord/withdraw', { json: { receipt: consent }, token })).http).toBe(200)
  const content = await everything()
  const ofDownload = erasedInMain(inMain).filter(({ table }) => table === 'download_records')
  expect(ofDownload.length).toBeGreaterThan(4)
  expect(namesOf(foundIn(content, ofDownload))).toEqual([])
  // The notes and replies of this inquiry went as well; those of the other three stay.
  expect(
    foundIn(
      content,
      inMain.filter(({ table }) => table === 'inquiry_events')
    )
  ).toHaveLength(8)
  expect(namesOf(foundIn(content, other.inMain))).toEqual(namesOf(other.inMain))
})

test('the nightly job leaves no text in what nobody has touched for the time of retention', async () => {
  const old = await plantInMain(randomUUID(), null, Date.now() - 366 * 86_400_000)
  const fresh = await plantInMain(randomUUID(), null)
  await services.site.runMainJob('night')
  const content = await everything()
  expect(namesOf(foundIn(content, [...erasedInMain(old.planted), ...withFate(old.planted, 'expiring')]))).toEqual([])
  expect(namesOf(foundIn(content, fresh.planted))).toEqual(namesOf(fresh.planted))
})

test('a removed account leaves nothing in any service but what the dialog and the statement name', async () => {
  const person = await plantPerson()
  const stays = await plantPerson()
  await mainDb
    .prepare("UPDATE inquiries SET assignee = ?, state = 'assigned' WHERE id = ?")
    .bind(person.account, stays.inquiries[0])
    .run()
  const deleted = await services.call('passport', 'user/delete-account', { token: person.token, json: { password } })
  expect(deleted.http).toBe(200)
  await passportDb.prepare('UPDATE accounts SET delete_at = ? WHERE id = ?').bind(past, person.account).run()
  await services.site.runNightlyJob()
  await services.site.runMainJob('minute')
  await services.site.runExamJob()

  const inMain = person.inMain.filter(({ table }) => table === 'download_records')
  const planted = [...person.inPassport, ...inMain, ...person.inExam]
  const content = await everything()
  const left = namesOf(foundIn(content, planted))
  // Certificates stay, with the name that the public page masks or shows; a proposal to revoke one stays until it is decided.
  expect(left).toEqual(['certificates.name', 'certificates.revocation_reason', 'revocations.reason'])
  // The notes and the reply about the download went too.
  expect(
    foundIn(
      content,
      person.inMain.filter(({ table }) => table === 'inquiry_events')
    )
  ).toHaveLength(8)

  // The id itself is left in the audit trails and with the certificate only.
  const holding = async (database: typeof mainDb) => {
    const tables = (await contentOf(database)).split('\n')
    return tables.filter((rows) => rows.includes(person.account)).length
  }
  expect(await passportDb.prepare('SELECT count(*) AS n FROM removals').first('n')).toBe(0)
  expect([await holding(passportDb), await holding(mainDb), await holding(examDb)]).toEqual([2, 0, 2])
  const publicCertificate = await services.call('exam', `public/certificate?id=${person.certificate}`)
  expect(publicCertificate).toMatchObject({ http: 200, data: { verdict: 'revoked' } })

  const others = [...stays.inMain, ...stays.inExam, ...withFate(stays.inPassport, 'personal', 'internal')]
  const kept = others.filter(({ column }) => column !== 'password_hash')
  expect(namesOf(foundIn(content, kept))).toEqual(namesOf(kept))
  const returned = await mainDb.prepare('SELECT assignee, state FROM inquiries WHERE id = ?').bind(stays.inquiries[0]).first()
  expect(returned).toEqual({ assignee: null, state: 'new' })
})
