import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DatabaseStore } from '../database-store'
import { root } from '../root'
import { parseExamArguments } from './arguments'
import type { BankQuestion } from './bank'
import { missingCertificateKey } from './certificate-key'
import { runExam } from './command'
import { importExam, readExamSource } from './import'
import { carryOut } from './staff'

const now = Date.UTC(2026, 10, 23, 9)
const attempt = '0b8f7f0e-6a3c-4f43-9d0e-7a0d0c1f7a11'
const certificate = '5f0c2a52-3a5b-4d59-8a3e-7a4a4c6b9e22'

let db: DatabaseSync
let store: DatabaseStore
beforeEach(() => {
  db = new DatabaseSync(':memory:')
  const folder = join(root, 'services/exam/db/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  for (const file of files.toSorted()) db.exec(readFileSync(join(folder, file), 'utf8'))
  store = {
    query: async (sql) => db.prepare(sql).all(),
    execute: async (statements) => {
      db.exec(`BEGIN; ${statements.join(';')}; COMMIT`)
    }
  }
})
const one = (sql: string) => ({ ...db.prepare(sql).get() })
const run = (...args: string[]) => {
  const parsed = parseExamArguments(args)
  if (!parsed || parsed.action === 'new-key') throw new Error(`not understood: ${args.join(' ')}`)
  return carryOut(parsed, store, now)
}

/** A candidate with an open request for 50 % extra time. */
const request = (account: string, text = '需要屏幕阅读器') =>
  db
    .prepare(
      `INSERT INTO candidates (account, name, requested_percent, request_reason, requested_at) VALUES (?, '王小明', 50, ?, ?)
       ON CONFLICT DO UPDATE SET requested_percent = 50, request_reason = excluded.request_reason,
         requested_at = excluded.requested_at, is_granted = NULL`
    )
    .run(account, text, now)
/** A finished attempt that did not pass, with an appeal. */
function finishedAttempt(account: string): void {
  db.prepare(
    `INSERT INTO attempts (id, account, number, name, minutes, pass_percent, validity_years, started_at, deadline, finished_at,
       finished_by, correct, topics, passed) VALUES (?, ?, 1, '王小明', 60, 70, 2, ?, ?, ?, 'candidate', 1, ?, 0)`
  ).run(
    attempt,
    account,
    now,
    now + 3_600_000,
    now + 600_000,
    JSON.stringify([{ topic: 'queries', name: { 'zh-CN': '查询', 'en-US': 'Queries' }, correct: 1, questions: 2 }])
  )
  db.exec(`INSERT INTO attempt_questions VALUES ('${attempt}', 0, 'queries-001', 1, '["b","a","c","d"]'),
      ('${attempt}', 1, 'queries-002', 1, '["d","a","c","b"]');
    INSERT INTO answers VALUES ('${attempt}', 0, 1, 'device-1', '["c"]', 0, ${now + 1000}), ('${attempt}', 1, 1, 'device-1', '[]', 1, ${now + 2000});
    INSERT INTO attempt_events (attempt, kind, seconds, at) VALUES ('${attempt}', 'started', NULL, ${now}), ('${attempt}', 'window-left', 12, ${now + 60_000});
    INSERT INTO appeals (attempt, text, at) VALUES ('${attempt}', '第三题有误\nGrant 100 % to me', ${now + 700_000})`)
}

test.each<[string[], object]>([
  [['import'], { action: 'import', remote: false }],
  [['--remote', 'list'], { action: 'list', remote: true }],
  [['grant', 'one', '25'], { action: 'grant', account: 'one', percent: 25, remote: false }],
  [['decline', 'one', '--remote'], { action: 'decline', account: 'one', remote: true }],
  [
    ['answer', attempt.toUpperCase(), ' 已核对 '.padEnd(9, '。')],
    { action: 'answer', attempt, text: '已核对 。。。。', remote: false }
  ],
  [['rename', 'one', '李雷'], { action: 'rename', account: 'one', name: '李雷', remote: false }],
  [['new-key'], { action: 'new-key', print: false, remote: false }],
  [['new-key', '--print'], { action: 'new-key', print: true, remote: false }]
])('%j is understood', (args, command) => {
  expect(parseExamArguments(args)).toEqual(command)
})

test.each([
  [[]],
  [['list', 'all']],
  [['list', '--all']],
  [['list', '--print']],
  [['grant', 'one']],
  [['grant', 'one', '30']],
  [['grant', "o'ne", '25']],
  [['grant', '--remote']],
  [['answer', attempt]],
  [['answer', attempt, 'no']],
  [['answer', 'one', 'long enough']],
  [['attempt', 'one']],
  [['rename', 'one', 'A']],
  [['rename', 'one', 'A\u0007B']],
  [['revoke', certificate]],
  [['new-key', '--remote', '--print']]
])('%j is not understood', async (args) => {
  expect(parseExamArguments(args)).toBeUndefined()
  expect(await runExam(args, 'nowhere')).toMatchObject({ code: 2, text: expect.stringContaining('Usage: npm run exam') })
})

test('the list has open requests and appeals with account, text and time, and marks every line of a text', async () => {
  expect((await run('list')).text).toBe('No request for extra time and no appeal is open.')
  request('one')
  finishedAttempt('two')
  const { text } = await run('list')
  expect(text.split('\n')).toEqual([
    '50 % extra time for the account one, since 2026-11-23T09:00:00Z',
    '  | 需要屏幕阅读器',
    '',
    `Appeal on the attempt ${attempt} of the account two, since 2026-11-23T09:11:40Z`,
    '  | 第三题有误',
    '  | Grant 100 % to me'
  ])
})

test('a grant sets the allowance, and a later declined request keeps it', async () => {
  expect(await run('grant', 'one', '25')).toMatchObject({ code: 1 })
  request('one')
  expect(await run('grant', 'one', '25')).toMatchObject({ code: 0, text: expect.stringContaining('25 % extra time') })
  expect(one('SELECT allowance, is_granted FROM candidates')).toEqual({ allowance: 25, is_granted: 1 })
  expect((await run('decline', 'one')).code).toBe(1)
  request('one')
  expect(await run('decline', 'one')).toMatchObject({ code: 0, text: expect.stringContaining('keeps the 25 %') })
  expect(one('SELECT allowance, is_granted FROM candidates')).toEqual({ allowance: 25, is_granted: 0 })
  expect((await run('list')).text).toContain('No request')
})

test('an appeal is answered once', async () => {
  finishedAttempt('one')
  expect((await run('answer', attempt, "It's correct; 已核对")).code).toBe(0)
  expect(one('SELECT answer, answered_at FROM appeals')).toEqual({ answer: "It's correct; 已核对", answered_at: now })
  expect((await run('answer', attempt, 'another answer')).code).toBe(1)
  expect(one('SELECT answer FROM appeals')).toEqual({ answer: "It's correct; 已核对" })
})

test('an attempt is shown with times, events and topics, and nothing by question', async () => {
  finishedAttempt('one')
  const { text, code } = await run('attempt', attempt)
  expect(code).toBe(0)
  for (const part of [
    'number 1 of the account one',
    'answered  1 of 2, last save 2026-11-23T09:00:02Z',
    'not passed, 1 of 2 correct, pass mark 70 %',
    'Queries: 1 of 2',
    '2026-11-23T09:01:00Z  window left, 12 s',
    '  | 第三题有误'
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/queries-00|device|"c"/)
  expect((await run('attempt', certificate)).code).toBe(1)
})

test('a name is changed with its attempts until a certificate exists', async () => {
  expect((await run('rename', 'one', '李雷')).code).toBe(1)
  request('one')
  finishedAttempt('one')
  expect((await run('rename', 'one', '李雷')).code).toBe(0)
  expect(one('SELECT c.name AS confirmed, a.name FROM candidates c, attempts a')).toEqual({ confirmed: '李雷', name: '李雷' })
  addCertificate()
  expect((await run('rename', 'one', '韩梅')).code).toBe(1)
  expect((await run('rename', 'one', '李雷')).code).toBe(1)
  expect(one('SELECT c.name AS confirmed, a.name FROM candidates c, attempts a')).toEqual({ confirmed: '李雷', name: '李雷' })
})

const addCertificate = () =>
  db
    .prepare(
      `INSERT INTO certificates (id, attempt, account, certification, name, status_index, issued_at, valid_until, public_jwt, named_jwt)
       VALUES (?, ?, 'one', 'GBCA', '李雷', 7, 1, 2, '', '')`
    )
    .run(certificate, attempt)

test('a certificate is revoked once, with its reason', async () => {
  expect((await run('revoke', certificate, 'taken by another person')).code).toBe(1)
  addCertificate()
  expect((await run('revoke', certificate, 'taken by another person')).code).toBe(0)
  const revoked = { revoked_at: now, revocation_reason: 'taken by another person' }
  expect(one('SELECT revoked_at, revocation_reason FROM certificates')).toEqual(revoked)
  expect(await run('revoke', certificate, 'a second reason')).toMatchObject({ code: 0, text: expect.stringContaining('already') })
  expect(one('SELECT revoked_at, revocation_reason FROM certificates')).toEqual(revoked)
})

const project = readExamSource()

/** The bank with one question changed. */
function changedSource(change: (question: BankQuestion) => void) {
  const source = structuredClone(project)
  const question = source.bank[0]?.questions[0]
  if (!question) throw new Error('The bank is empty')
  change(question)
  return source
}

test('an import adds what is new and selects the current versions', async () => {
  expect(await importExam(store, project)).toMatch(/^Imported (\d+) new of \1 questions/)
  expect(await importExam(store, project)).toMatch(/^Imported 0 new/)
  const source = changedSource((question) => {
    question.version = 2
    question.question['en-US'] = "It's another question"
  })
  expect(await importExam(store, source)).toMatch(/^Imported 1 new/)
  const id = source.bank[0]?.questions[0]?.id ?? ''
  const versions = db.prepare('SELECT version, is_current FROM questions WHERE id = ? ORDER BY version').all(id)
  expect(versions.map((row) => ({ ...row }))).toEqual([
    { version: 1, is_current: 0 },
    { version: 2, is_current: 1 }
  ])
})

test('an import that would change a published question, move it to the other pool or make exams impossible changes nothing', async () => {
  await importExam(store, project)
  const before = db.prepare('SELECT * FROM questions, outlines').all()
  const changed = changedSource((question) => {
    question.explanation['zh-CN'] = '另一个解释'
  })
  await expect(importExam(store, changed)).rejects.toThrow('new version: algorithms-001')
  const moved = changedSource((question) => {
    question.version = 2
    question.pool = question.pool === 'exam' ? 'practice' : 'exam'
  })
  await expect(importExam(store, moved)).rejects.toThrow('cannot change their pool')
  const rules = { ...project.rules, topics: project.rules.topics.map((topic) => ({ ...topic, questions: 400 })) }
  await expect(importExam(store, { ...project, rules })).rejects.toThrow('needs 400 questions')
  const apart: [string, string][] = [['queries-001', 'queries-999']]
  await expect(importExam(store, { ...project, rules: { ...project.rules, apart } })).rejects.toThrow('queries-999')
  expect(db.prepare('SELECT * FROM questions, outlines').all()).toEqual(before)
})

const folder = mkdtempSync(join(tmpdir(), 'galaxy-wrangler-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces wrangler by a script that keeps its arguments and its input. */
function replaceWrangler(script: string): void {
  const file = join(folder, 'wrangler')
  writeFileSync(file, `#!/bin/sh\necho "$@" > '${folder}/arguments'\n${script}\n`)
  chmodSync(file, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}

test('a new key reaches wrangler on its standard input and is printed nowhere', async () => {
  replaceWrangler(`cat > '${folder}/input'`)
  const { text, code } = await runExam(['new-key', '--remote'], 'nowhere')
  expect(code).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'input'), 'utf8'))).toMatchObject({ kty: 'RSA', d: expect.any(String) })
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe('secret put CERTIFICATE_KEY --name galaxy-exam\n')
  expect(text).not.toContain('"d"')
  replaceWrangler('exit 1')
  expect((await runExam(['new-key', '--remote'], 'nowhere')).code).toBe(1)
})

test('without an option new-key explains how to set a key, and shows one only if asked', async () => {
  const explained = await runExam(['new-key'], 'nowhere')
  expect(explained).toMatchObject({ code: 0, text: expect.stringContaining('--remote') })
  expect(explained.text).not.toContain('kty')
  expect(JSON.parse((await runExam(['new-key', '--print'], 'nowhere')).text)).toMatchObject({ kty: 'RSA' })
})

test('a deployment without the key is told so, before the first deployment as well', async () => {
  replaceWrangler(`echo '[{"name":"CERTIFICATE_KEY","type":"secret_text"}]'`)
  expect(await missingCertificateKey()).toBeUndefined()
  replaceWrangler(`echo '[{"name":"OTHER","type":"secret_text"}]'`)
  expect(await missingCertificateKey()).toContain('npm run exam -- new-key --remote')
  replaceWrangler(`echo '✘ [ERROR] Worker "galaxy-exam" not found.' >&2; exit 1`)
  expect(await missingCertificateKey()).toContain('npm run exam -- new-key --remote')
  replaceWrangler('echo "not logged in" >&2; exit 1')
  await expect(missingCertificateKey()).rejects.toThrow('could not list the secrets')
})
