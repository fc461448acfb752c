import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { workingDayAfter } from '../working-days'

const folder = join(import.meta.dirname, 'migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const apply = (db: DatabaseSync, file: string) => db.exec(readFileSync(join(folder, file), 'utf8'))
const opening = files.findIndex((name) => name.endsWith('_inquiries.sql'))

test('every earlier submission gets an inquiry, with the due day that it would have got', () => {
  const db = new DatabaseSync(':memory:')
  for (const file of files.slice(0, opening)) apply(db, file)
  const hour = 3_600_000
  // Two weeks, at hours that are of another day in China.
  const moments = Array.from({ length: 56 }, (_, n) => Date.parse('2026-11-20T01:00:00Z') + n * 6 * hour)
  for (const at of moments) {
    db.exec(`
      INSERT INTO consultations VALUES ('c${at}', 'c${at}', '', 'n', 'p', 'e', 'i', 'q', NULL, ${at});
      INSERT INTO partner_requests VALUES ('p${at}', 'p${at}', '', 'n', 'p', 'e', 'c', 'p', 'c', 'n', '[]', ${at});
      INSERT INTO surveys VALUES ('s${at}', 's${at}', '', 'v1.4', '1', 'en-US', '[]', 'd', 'received', ${at}, ${at});`)
  }
  const record = (id: string, name: string) =>
    `INSERT INTO download_records VALUES ('${id}', '${id}', '', 'c', 'download', 1, 'en-US', 'f', ${name}, NULL, NULL, NULL, 1);`
  db.exec(`
    INSERT INTO surveys VALUES ('read', 'read', '', 'v1.4', '1', 'zh-CN', '[]', 'd', 'reading', 1, 2);
    INSERT INTO surveys VALUES ('fixed', 'fixed', '', 'v1.4', '1', 'zh-CN', '[]', 'd', 'fixed', 1, 2);
    ${record('typed', "'n'")} ${record('on receipt', 'NULL')}`)
  for (const file of files.slice(opening)) apply(db, file)

  const dueOf = (kind: string, subject: string) =>
    db.prepare('SELECT due_on FROM inquiries WHERE kind = ? AND subject = ?').get(kind, subject)?.due_on
  for (const at of moments) {
    expect([at, dueOf('consultation', `c${at}`)]).toEqual([at, workingDayAfter(at, 3)])
    expect([at, dueOf('partner', `p${at}`)]).toEqual([at, workingDayAfter(at, 3)])
    expect([at, dueOf('feedback', `s${at}`)]).toEqual([at, workingDayAfter(at, 7)])
  }
  const read = 'SELECT subject, state, outcome, revision FROM inquiries WHERE subject IN (?, ?, ?, ?) ORDER BY id'
  expect(db.prepare(read).all('read', 'fixed', 'typed', 'on receipt')).toMatchObject([
    { subject: 'read', state: 'waiting', outcome: null, revision: 0 },
    { subject: 'fixed', state: 'done', outcome: 'fixed' },
    { subject: 'typed', state: 'new' }
  ])
})

test('of every earlier draft, the last author is the one whose changes nobody else has seen', () => {
  const db = new DatabaseSync(':memory:')
  const adding = files.findIndex((name) => name.endsWith('_unseen_authors.sql'))
  for (const file of files.slice(0, adding)) apply(db, file)
  const copy = (id: number, state: string, author: string) =>
    `INSERT INTO entry_drafts (kind, id, language, title, fields, state, revision, author, note, changed_at)
     VALUES ('news', ${id}, 'zh-CN', '', '{}', '${state}', 1, ${author}, '', 1);`
  db.exec(
    [copy(1, 'draft', "'a'"), copy(2, 'review', "'b'"), copy(3, 'published', "'c'"), copy(4, 'withdrawn', 'NULL')].join('\n')
  )
  for (const file of files.slice(adding)) apply(db, file)
  expect(db.prepare('SELECT unseen_authors FROM entry_drafts ORDER BY id').all()).toMatchObject(
    ['["a"]', '["b"]', '[]', '[]'].map((authors) => ({ unseen_authors: authors }))
  )
})
