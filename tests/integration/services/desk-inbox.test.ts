import * as v from 'valibot'
import { expect, test } from 'vitest'
import { promisedWorkingDays } from '../../../services/main/inbox/open'
import { workingDayAfter } from '../../../services/main/working-days'
import { auditListSchema } from '../../../src/contract/audit'
import { inboxOverviewSchema } from '../../../src/contract/inbox'
import { userInfoSavedSchema } from '../../../src/contract/user-info'
import { m } from '../../../src/paraglide/messages.js'
import { eventually } from '../../support/eventually'
import { downloadRecord } from '../../support/submissions'
import { sharedServices } from './harness'
import { consultation, inquiryOf, openInbox, partner, survey } from './inbox-client'
import { addAtDesk } from './stored-accounts'

const services = await sharedServices()
const { staff, submit, desk, list, rows, newest, consult, giveFeedback } = await openInbox(services)
const colleague = await addAtDesk(services, ['staff'])

type Page = Awaited<ReturnType<typeof list>>

/** The page of the query and all that follow it on one side, in this order. */
async function pagesFrom(query: string, side: 'previous' | 'next'): Promise<Page[]> {
  const pages = [await list(query)]
  for (let page = pages[0]; page?.[side]; page = pages.at(-1)) {
    pages.push(await list(`${query.replace(/&cursor=.*/, '')}&cursor=${page[side]}`))
  }
  return pages
}

test('each submission opens one inquiry, with the day by which it was promised an answer', async () => {
  const key = 'inbox-repeated-key'
  await Promise.all(Array.from({ length: 10 }, () => submit('add/userInfo', consultation, key)))
  const opened = 'SELECT * FROM inquiries JOIN consultations ON consultations.id = subject WHERE idempotency_key = ?'
  expect(await rows(opened, key)).toHaveLength(1)
  const { submission, ...inquiry } = await newest('consultation')
  expect(inquiry).toMatchObject({
    state: 'new',
    assignee: null,
    name: '王小明',
    excerpt: '集群怎么收费？',
    history: [],
    locale: 'zh-CN'
  })
  expect(submission).toMatchObject(consultation)
  expect(inquiry.dueOn).toBe(workingDayAfter(Date.parse(inquiry.createdAt), promisedWorkingDays.consultation))

  await submit('add/userInfo', partner)
  expect(await newest('partner')).toMatchObject({ company: '某公司', submission: { kind: 'partner', wants: ['partner'] } })
  const { inquiry: feedback, ticket } = await giveFeedback()
  expect(feedback).toMatchObject({
    ticket,
    name: null,
    isMailable: false,
    submission: { kind: 'feedback', description: '参数写错了' }
  })
  expect(Date.parse(feedback.dueOn ?? '')).toBeGreaterThan(Date.parse(inquiry.dueOn ?? ''))
})

test('a download opens an inquiry with its consent, which shows the later files; a withdrawal erases it', async () => {
  const first = await submit('downloadRecord/add', downloadRecord)
  const { receipt } = v.parse(v.object({ receipt: v.object({ id: v.string() }) }), first.data)
  const before = await newest('download')
  await submit('downloadRecord/add', { consent: 'receipt', kind: 'research', id: 2, receipt: receipt.id })
  const { id, dueOn, submission } = await newest('download')
  expect([id, dueOn]).toEqual([before.id, null])
  expect(submission).toMatchObject({
    name: '王小明',
    files: [
      { kind: 'research', entry: 1 },
      { kind: 'research', entry: 2 }
    ]
  })
  await services.call('main', 'downloadRecord/withdraw', { json: { receipt: receipt.id } })
  expect(await newest('download')).toMatchObject({ isErased: true, name: null, history: [{ kind: 'erased', actor: null }] })
})

test('the list filters by kind, state, assignee, due day and text, and its pages are complete', async () => {
  const marker = `李雷${Date.now()}`.slice(0, 18)
  const inquiries = []
  for (let n = 0; n < 5; n += 1) inquiries.push(await consult({ name: marker }))
  const [late, mine, done] = inquiries
  if (!late || !mine || !done) throw new Error('too few')
  await rows("UPDATE inquiries SET due_on = '2020-01-02' WHERE id = ?", late.id)
  await desk('assign', { id: mine.id, revision: 0, assignee: 'me' })
  await desk('state', { id: done.id, revision: 0, state: 'done' })

  const found = async (query: string) => (await list(`q=${encodeURIComponent(marker)}&${query}`)).items.map(({ id }) => id)
  const [, , , fourth, fifth] = inquiries.map(({ id }) => id)
  expect(await found('')).toEqual([late.id, mine.id, fourth, fifth])
  expect(await found('state=all')).toEqual(inquiries.map(({ id }) => id).toReversed())
  expect(await found('state=done')).toEqual([done.id])
  expect(await found('state=assigned')).toEqual([mine.id])
  expect(await found('assignee=me')).toEqual([mine.id])
  expect(await found('assignee=none')).toEqual([late.id, fourth, fifth])
  expect(await found('due=overdue')).toEqual([late.id])
  expect(await found('kind=partner')).toEqual([])
  expect((await list(`q=%23${late.id}`)).items.map(({ id }) => id)).toEqual([late.id])
  expect((await list('q=%25_%25')).items).toEqual([])
  expect((await list('q=WANG%40EXAMPLE')).total).toBeGreaterThanOrEqual(4)

  const numbers = ({ items }: Page) => items.map(({ id }) => id)
  const all = inquiries.map(({ id }) => id).toReversed()
  const forward = await pagesFrom(`q=${encodeURIComponent(marker)}&state=all&size=2`, 'next')
  expect([forward.map(numbers), forward.map(({ total }) => total)]).toEqual([
    [all.slice(0, 2), all.slice(2, 4), all.slice(4)],
    [5, 5, 5]
  ])
  for (const [query, ids] of [
    ['state=all', all],
    // Three of them are due on the same day.
    ['state=open', [late.id, mine.id, fourth, fifth]]
  ] as const) {
    const asked = `q=${encodeURIComponent(marker)}&${query}&size=2`
    const there = await pagesFrom(asked, 'next')
    const back = await pagesFrom(`${asked}&cursor=${there.at(-2)?.next}`, 'previous')
    expect(there.flatMap(numbers)).toEqual(ids)
    expect(back.map(numbers)).toEqual(there.map(numbers).toReversed())
    // Backwards, every page leads on to the one that came before it.
    expect(back.map(({ next }) => next !== null)).toEqual(back.map((_, index) => index > 0))
  }
  const other = await list('state=all&size=1')
  expect(await desk(`list?cursor=${other.next}`)).toMatchObject({ http: 400, field: 'cursor' })

  const overview = v.parse(inboxOverviewSchema, (await desk('overview')).data)
  expect(overview.overdue).toBeGreaterThanOrEqual(1)
  expect(overview.counts.find(({ kind, state }) => kind === 'consultation' && state === 'done')?.count).toBeGreaterThanOrEqual(1)
})

test('the list finds a text as long as its field, and takes one as long as the search', async () => {
  const company = `某${'甲乙丙丁'.repeat(12)}`
  await submit('add/userInfo', { ...partner, company })
  const { id } = await newest('partner')
  expect((await list(`q=${encodeURIComponent(company)}`)).items.map((item) => item.id)).toEqual([id])
  expect((await list(`q=${encodeURIComponent('长'.repeat(100))}`)).items).toEqual([])
})

test('the list finds a phone number in every way people write it', async () => {
  const { id } = await consult({ phone: '+86 139-8765-4321' })
  for (const written of ['13987654321', '139 8765 4321', '+86 139-8765-4321', '１３９８７６５４３２１', '8765-4321']) {
    const { items } = await list(`state=all&q=${encodeURIComponent(written)}`)
    expect([written, items.map((item) => item.id)]).toEqual([written, [id]])
  }
  // Separators alone are no number.
  expect((await list(`state=all&q=${encodeURIComponent('( )')}`)).items).toEqual([])
})

test('an inquiry is found by the number that its visitor got, and by its serial number', async () => {
  const answer = await submit('add/userInfo', consultation)
  const { reference = '' } = v.parse(userInfoSavedSchema, answer.data)
  const { id, reference: shown } = await newest('consultation')
  expect([reference, shown]).toEqual([shown, expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/)])
  for (const written of [reference, reference.toLowerCase(), reference.replace('-', ' '), reference.replace('-', '')]) {
    const { items } = await list(`state=all&q=${encodeURIComponent(written)}`)
    expect([written, items.map((item) => item.id)]).toEqual([written, [id]])
  }
  expect((await list(`state=all&q=${encodeURIComponent(`#${id}`)}`)).items.map((item) => item.id)).toContain(id)
})

test('of two people who take an inquiry at the same time one has it, and the other sees who', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await consult()
    const answers = await Promise.all(
      [staff, colleague].map(({ token }) => desk('assign', { id, revision: 0, assignee: 'me' }, token))
    )
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.http - b.http)
    expect(lost).toMatchObject({ field: 'revision', error: m.service_inquiry_changed({}, { locale: 'zh-CN' }) })
    const { assignee, state, revision, history } = inquiryOf(lost ?? {})
    expect({ assignee, state, revision }).toEqual({ assignee: inquiryOf(won ?? {}).assignee, state: 'assigned', revision: 1 })
    expect(history.map(({ kind, actor }) => [kind, actor])).toEqual([['assigned', assignee]])
  }
})

test('an inquiry is given to a colleague of the staff who can log in, and to nobody else', async () => {
  const { id } = await consult()
  const given = inquiryOf(await desk('assign', { id, revision: 0, assignee: colleague.id }))
  expect(given).toMatchObject({ assignee: colleague.id, isMine: false, state: 'assigned', revision: 1 })
  expect(given.history).toMatchObject([{ kind: 'assigned', actor: staff.id, assignee: colleague.id }])
  const listed = await list(`assignee=${colleague.id}&size=50`)
  expect(listed.items.map((item) => item.id)).toContain(id)
  const author = await addAtDesk(services, ['author'])
  const locked = await addAtDesk(services, ['staff'])
  await services.passportDb.prepare('UPDATE accounts SET locked_at = 1 WHERE id = ?').bind(locked.id).run()
  for (const assignee of [author.id, locked.id, crypto.randomUUID(), '', 'a b']) {
    expect(await desk('assign', { id, revision: 1, assignee })).toMatchObject({ http: 400, field: 'assignee' })
  }
  expect(await desk('assign', { id, revision: 0, assignee: staff.id })).toMatchObject({ http: 409, field: 'revision' })
})

test('the history records who did what, and a change of an older revision adds nothing', async () => {
  const { id } = await consult()
  await desk('assign', { id, revision: 0, assignee: 'me' })
  await desk('note', { id, text: ' 已打电话\r\n没人接 ' }, colleague.token)
  await desk('state', { id, revision: 1, state: 'waiting' })
  expect((await desk('state', { id, revision: 1, state: 'spam' })).http).toBe(409)
  await desk('assign', { id, revision: 2, assignee: 'none' })
  const last = inquiryOf(await desk('state', { id, revision: 3, state: 'open' }))
  expect(last).toMatchObject({ state: 'new', assignee: null, revision: 4 })
  expect(last.history.map(({ kind, actor, state, assignee, text }) => ({ kind, actor, state, assignee, text }))).toEqual([
    { kind: 'assigned', actor: staff.id, state: null, assignee: staff.id, text: null },
    { kind: 'note', actor: colleague.id, state: null, assignee: null, text: '已打电话\n没人接' },
    { kind: 'state', actor: staff.id, state: 'waiting', assignee: null, text: null },
    { kind: 'assigned', actor: staff.id, state: null, assignee: null, text: null },
    { kind: 'state', actor: staff.id, state: 'new', assignee: null, text: null }
  ])
  expect(await desk('detail?id=999999')).toMatchObject({ http: 404, field: 'id' })
  expect(await desk('note', { id: 999999, text: 'x' })).toMatchObject({ http: 404 })
})

test('a reply is kept in the history and mailed to the visitor once', async () => {
  const email = `reply-${Date.now()}@example.com`
  const { id, reference } = await consult({ email })
  const text = '标准版按节点收费，报价单稍后发您。'
  const answers = await Promise.all(
    [staff, colleague].map(({ token }) => desk('reply', { id, revision: 0, text, state: 'done' }, token))
  )
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409])
  const mails = async () => (await services.sentMessages()).filter(({ to }) => to === email)
  await eventually(async () => expect(await mails()).toHaveLength(1))
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject: `Galaxy答复：预约咨询（来件${reference}）`, text: expect.stringContaining(text) })
  // The visitor's question is quoted below, as they wrote it.
  expect(mail?.text).toMatch(/\n\nGalaxy客服团队\n[\s\S]*\n\n您提交的内容：\n> 集群怎么收费？\n$/)
  await services.site.runMainJob('minute')
  expect(await mails()).toHaveLength(1)
  // The mail arrives before main has noted that it did.
  await eventually(async () => {
    const { state, history, assignee } = inquiryOf(await desk(`detail?id=${id}`))
    expect(state).toBe('done')
    // The inquiry had no assignee, so it is assigned to the person who answered.
    expect(history[0]?.actor).toBe(assignee)
    expect(history).toMatchObject([
      { kind: 'assigned', assignee },
      { kind: 'reply', text, delivery: 'delivered' },
      { kind: 'state', state: 'done' }
    ])
  })
})

test('the ticket of feedback follows what staff do, and shows the reply that they publish', async () => {
  const { inquiry, read } = await giveFeedback()
  const { id } = inquiry
  expect(await read()).toMatchObject({ state: 'received', reply: null })
  await desk('assign', { id, revision: 0, assignee: 'me' })
  expect(await read()).toMatchObject({ state: 'reading' })
  expect(await desk('state', { id, revision: 1, state: 'done' })).toMatchObject({ http: 400, field: 'outcome' })
  const words = { id, revision: 1, text: '已改，谢谢指正。', state: 'done', outcome: 'fixed' }
  expect((await desk('reply', words)).error).toBe(m.service_inquiry_no_reader({}, { locale: 'zh-CN' }))
  expect((await desk('reply', { ...words, isPublished: true })).http).toBe(200)
  expect(await read()).toMatchObject({ state: 'fixed', reply: '已改，谢谢指正。' })
})

test('feedback with an email address is answered there, and the ticket shows neither address nor an unpublished reply', async () => {
  const email = `feedback-${Date.now()}@example.com`
  const { inquiry, read, ticket } = await giveFeedback({ email: ` ${email.toUpperCase()} ` })
  expect(inquiry).toMatchObject({ email, isMailable: true })
  await desk('reply', { id: inquiry.id, revision: 0, text: '请再说明是哪个参数。', state: 'waiting' })
  await eventually(async () => expect((await services.sentMessages()).map(({ to }) => to)).toContain(email))
  expect(await read()).toMatchObject({ ticket, state: 'reading', reply: null })
  expect(JSON.stringify(await read())).not.toContain('example.com')
  expect(await submit('userInfo/userSatisfactionSurvey', { ...survey, email: 'nothing' })).toMatchObject({
    http: 400,
    field: 'email'
  })
})

test('an export is a file for spreadsheets without formulas, and is audited without what was searched for', async () => {
  const name = `=1+${String(Date.now()).slice(-8)}`
  const { reference } = await consult({ name, industry: '+金融', questions: '引号"，\n换行' })
  const answer = await services.site.request('galaxy-main', '/web/user/desk/inbox/export', {
    method: 'POST',
    headers: { Authorization: staff.token, 'Content-Type': 'application/json', Language: 'EN' },
    body: { kind: 'consultation', q: name }
  })
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/)
  const [head, ...lines] = answer.body.split('\r\n')
  expect(head).toContain('"Number","Type","Status"')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(`"${reference}","Consultation","New"`)
  for (const cell of [`"'${name}"`, `"'+金融"`, '"引号""，\n换行"']) expect(lines[0]).toContain(cell)

  const admin = await addAtDesk(services, ['admin'])
  const { data } = await services.call('main', 'desk/audit', { token: admin.token })
  const [entry] = v.parse(auditListSchema, data).entries
  expect(entry).toMatchObject({
    actor: staff.id,
    action: 'inquiries-exported',
    detail: { kind: 'consultation', rows: 1, searched: 'yes' }
  })
  expect(JSON.stringify(data)).not.toContain(name)
})

test('an export has what sales work with: edition, wants, who handles it and the last reply, with moments in China’s time', async () => {
  const name = `出口${String(Date.now()).slice(-8)}`
  const application = { ...partner, name, wants: ['trial', 'talk'], edition: 'advanced' }
  await services.call('main', 'add/userInfo', { json: application, token: staff.token })
  const { id } = await newest('partner')
  await desk('assign', { id, revision: 0, assignee: 'me' })
  await desk('reply', { id, revision: 1, text: '第一次答复', state: 'waiting' })
  await desk('reply', { id, revision: 2, text: '＝第二次答复', state: 'waiting' })
  const answer = await services.site.request('galaxy-main', '/web/user/desk/inbox/export', {
    method: 'POST',
    headers: { Authorization: staff.token, 'Content-Type': 'application/json', Language: 'EN' },
    body: { q: name, state: 'all' }
  })
  const [head = '', row = ''] = answer.body.replace('\uFEFF', '').split('\r\n')
  const cells = (line: string) => line.slice(1, -1).split('","')
  const exported = Object.fromEntries(cells(head).map((heading, index) => [heading, cells(row)[index]]))
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
  expect(exported).toMatchObject({
    Edition: 'Enterprise Advanced',
    'Interested in': 'Apply for an enterprise trial, Discuss a solution',
    Assignee: '王小明',
    Received: moment,
    Replied: moment,
    'Last reply': "'＝第二次答复"
  })
})
