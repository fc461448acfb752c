import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { certificateVersion } from '../../src/contract/certificates'
import type { DatabaseStore } from '../database-store'
import { root } from '../root'
import { parseExamArguments } from './arguments'
import { badgeFiles, drawBadge } from './badge'
import type { BankQuestion } from './bank'
import { runExam } from './command'
import { eraseCandidate } from './erase'
import { importExam, readExamSource } from './import'
import { newCertificateKey } from './new-key'
import { requestReissue } from './reissue'

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
test.each<[string[], object]>([
  [['import'], { action: 'import', remote: false }],
  [['--remote', 'import'], { action: 'import', remote: true }],
  [['erase', 'b1', '--remote'], { action: 'erase', person: 'b1', remote: true }],
  [['reissue', '--remote'], { action: 'reissue', remote: true }],
  [['draw-badge'], { action: 'draw-badge', remote: false }],
  [['new-key'], { action: 'new-key', print: false, remote: false }],
  [['new-key', '--print'], { action: 'new-key', print: true, remote: false }]
])('%j is understood', (args, command) => {
  expect(parseExamArguments(args)).toEqual(command)
})

test.each([
  [[]],
  [['list']],
  [['import', 'all']],
  [['import', '--all']],
  [['import', '--print']],
  [['erase']],
  [['erase', 'b1', 'b2']],
  [['erase', 'b1', '--print']],
  [['reissue', '--print']],
  [['reissue', 'one']],
  [['draw-badge', '--remote']],
  [['new-key', '--remote', '--print']]
])('%j is not understood', async (args) => {
  expect(parseExamArguments(args)).toBeUndefined()
  expect(await runExam(args, 'nowhere')).toMatchObject({ code: 2, text: expect.stringContaining('Usage: npm run exam') })
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

/** Rows of an account that passed its exam, and of its certificate. */
function addPerson(account: string, finishedAt: number | null): void {
  db.exec(`
    INSERT INTO candidates (account, name) VALUES ('${account}', '王小明');
    INSERT INTO lessons VALUES ('${account}', 'concepts-1', 1);
    INSERT INTO attempts (id, account, number, name, minutes, pass_percent, validity_years, started_at, deadline, finished_at, passed)
      VALUES ('${account}-attempt', '${account}', 1, '王小明', 60, 70, 3, 1, 2, ${finishedAt}, 1);
    INSERT INTO attempt_questions VALUES ('${account}-attempt', 0, 'q1', 1, '["a","b"]');
    INSERT INTO tokens VALUES ('${account}-hash', '${account}-attempt', 3);
    INSERT INTO answers VALUES ('${account}-attempt', 0, 1, 'tab', '["a"]', 0, 1);
    INSERT INTO attempt_events (attempt, kind, at) VALUES ('${account}-attempt', 'started', 1);
    INSERT INTO appeals (attempt, text, at) VALUES ('${account}-attempt', '请核对', 1);
    INSERT INTO certificates (id, attempt, account, certification, name, status_index, issued_at, valid_until, public_jwt, named_jwt)
      VALUES ('${account}-certificate', '${account}-attempt', '${account}', 'GBCA', '王小明', ${account.length}, 1, 2, 'public', 'named')`)
}

const tables = [
  'candidates',
  'lessons',
  'attempts',
  'attempt_questions',
  'answers',
  'tokens',
  'attempt_events',
  'appeals',
  'certificates'
]
/** The rows of all tables that a text occurs in. */
const rowsWith = (text: string) =>
  tables.flatMap((table) => db.prepare(`SELECT * FROM ${table}`).all()).filter((row) => JSON.stringify(row).includes(text))

test('a person is erased by a certificate’s number, the certificate stays without a name, and nobody else is touched', async () => {
  addPerson('one', 2)
  addPerson('another', 2)
  const others = rowsWith('another')
  expect(await eraseCandidate(store, 'one-certificate')).toContain('Erased 1 attempts')
  expect(rowsWith('another')).toEqual(others)
  expect(rowsWith('one').map((row) => ({ ...row }))).toEqual([
    expect.objectContaining({ id: 'one-certificate', account: '', name: '*', public_jwt: 'public', named_jwt: '' })
  ])
  await expect(eraseCandidate(store, 'one-certificate')).rejects.toThrow('no account, attempt or certificate')
  const audited = db
    .prepare('SELECT actor, action, subject FROM audit_log')
    .all()
    .map((row) => ({ ...row }))
  expect(audited).toEqual([{ actor: null, action: 'candidate-erased', subject: 'one' }])
})

test('the pictures of the badge are those that its drawing gives, and the SVG needs no font', async () => {
  const { png, svg } = await drawBadge()
  expect(Buffer.compare(readFileSync(badgeFiles.png), png)).toBe(0)
  expect(readFileSync(badgeFiles.svg, 'utf8')).toBe(svg)
  expect(svg).not.toMatch(/<text|font-family|href|<image|<style|<script/)
})

test('a reissue is requested for every certificate of an earlier version, and for no other', async () => {
  addPerson('one', 2)
  addPerson('another', 2)
  db.exec(`UPDATE certificates SET version = ${certificateVersion} WHERE account = 'another'`)
  expect(await requestReissue(store)).toContain('issue 1 certificates anew')
  const requested = db.prepare('SELECT account FROM certificates WHERE is_reissue_requested').all()
  expect(requested.map(({ account }) => account)).toEqual(['one'])
  db.exec(`UPDATE certificates SET version = ${certificateVersion}`)
  expect(await requestReissue(store)).toContain('Every certificate')
})

test('nobody is erased during an exam', async () => {
  addPerson('one', null)
  const before = rowsWith('one')
  await expect(eraseCandidate(store, 'one-attempt')).rejects.toThrow('is open')
  expect(rowsWith('one')).toEqual(before)
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

test('a new key has 3072 bits', () => {
  const { n } = v.parse(v.object({ n: v.string() }), JSON.parse(newCertificateKey()))
  expect(Buffer.from(n, 'base64url')).toHaveLength(3072 / 8)
})

test('a new key reaches wrangler on its standard input and is printed nowhere', async () => {
  replaceWrangler(`cat > '${folder}/input'`)
  const { text, code } = await runExam(['new-key', '--remote'], 'nowhere')
  expect(code).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'input'), 'utf8'))).toMatchObject({ kty: 'RSA', d: expect.any(String) })
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe('secret put CERTIFICATE_KEY --name galaxy-exam\n')
  expect(text).not.toContain('"d"')
  await runExam(['new-key', '--remote', '--env', 'staging'], 'nowhere')
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe('secret put CERTIFICATE_KEY --name galaxy-exam-staging\n')
  replaceWrangler('exit 1')
  expect((await runExam(['new-key', '--remote'], 'nowhere')).code).toBe(1)
})

test('a command for an environment is one for the platform', async () => {
  for (const args of [
    ['import', '--env', 'staging'],
    ['new-key', '--env', 'staging'],
    ['import', '--remote', '--env']
  ])
    expect((await runExam(args, 'nowhere')).code).toBe(2)
})

test('without an option new-key explains how to set a key, and shows one only if asked', async () => {
  const explained = await runExam(['new-key'], 'nowhere')
  expect(explained).toMatchObject({ code: 0, text: expect.stringContaining('--remote') })
  expect(explained.text).not.toContain('kty')
  expect(JSON.parse((await runExam(['new-key', '--print'], 'nowhere')).text)).toMatchObject({ kty: 'RSA' })
})
