import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startMain } from '../../../tests/support/main'
import { inquiries } from '../db/schema'
import type { Notice } from '../notifications/channels'
import { attempt } from '../notifications/messages'

/* Lists that end before their last inquiry. */

const main = startMain({ role: 'staff' })
beforeEach(async () => {
  await main.db.delete(inquiries)
})
afterAll(main.close)

/** Adds overdue inquiries. */
const add = (count: number) =>
  main.db.run(sql`
    INSERT INTO inquiries (kind, subject, locale, state, due_on, created_at, changed_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    SELECT 'consultation', 'subject ' || hex(randomblob(8)), 'zh-CN', 'new', '2020-01-02', i, i FROM n`)

async function digest(): Promise<Notice | undefined> {
  const tell = vi.fn(async (_: Notice) => 'delivered' as const)
  const channels = { staff: [{ name: 'webhook' as const, tell }], mailer: undefined }
  const times = { createdAt: 1, attempts: 0, nextAttemptAt: 1, deliveredAt: null, failedAt: null, failure: null }
  const notification = {
    id: 'digest',
    subject: 'digest' as const,
    channel: 'webhook' as const,
    reference: '2026-11-30',
    ...times
  }
  await attempt({ db: main.db, channels, siteOrigin: 'https://galaxy.example' }, notification)
  return tell.mock.calls[0]?.[0]
}

test('a digest states how many inquiries are overdue, and says that it does not list all of them', async () => {
  await add(101)
  const notice = await digest()
  expect(notice?.subject).toBe('2026-11-30（UTC+8）有101条来件逾期 / Inquiries overdue on 2026-11-30 (UTC+8): 101')
  expect(notice?.body).toMatchObject({ event: 'inquiries.overdue', total: 101 })
  expect(notice?.body.inquiries).toHaveLength(100)
  expect(notice?.text.split('\n')).toEqual(expect.arrayContaining(['其余1条见工作台', 'Inquiries on the desk only: 1']))
})

test('a digest that lists all overdue inquiries says nothing of others', async () => {
  await add(100)
  const notice = await digest()
  expect(notice?.body).toMatchObject({ total: 100 })
  expect(notice?.text).not.toContain('工作台')
})

const exportedName = async () => (await main.post('desk/inbox/export', {})).headers.get('Content-Disposition')

test('the name of an export says that it has the first inquiries only', async () => {
  await add(5000)
  expect(await exportedName()).toMatch(/filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/)
  await add(1)
  const answer = await main.post('desk/inbox/export', {})
  expect(answer.headers.get('Content-Disposition')).toMatch(/filename="inquiries-\d{4}-\d\d-\d\d-first-5000\.csv"$/)
  expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(5001)
})
