import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root'
import { type CallDescriptions, describeCalls, faultsOfCalls } from './calls'
import { readRecording } from './recording'
import { migratedDatabase, minimalStatements, statementErrors } from './sql-statements'

/*
 * Around an update the edge of the release before calls the present services, and its services use the migrated databases: on Node
 * for up to an hour, on Cloudflare until the last worker is deployed. The release before is the recording of `npm run release`.
 */

const previous = readRecording()
const present = describeCalls()

/** Faults of `faultsOfCalls` that do no harm: nothing in the release before uses them. The next recording makes this obsolete. */
const unused: readonly string[] = [
  // Only an edge that asks for all kinds gets these.
  ...['research', 'activity', 'article'].map(
    (kind) => `main GET /search/list: answer: [].kind can be "${kind}", which is not read`
  ),
  // Entries of this kind exist once somebody has written one at the present desk.
  ...[
    'GET /desk/entry/list: answer: items[]',
    'GET /desk/entry/detail: answer: copies[]',
    'POST /desk/entry/create: answer: copy',
    ...['submit', 'return', 'restore', 'delete', 'publish', 'withdraw', 'unschedule'].map(
      (change) => `POST /desk/entry/${change}: answer: copies[]`
    )
  ].map((answer) => `main ${answer}.kind can be "synonyms", which is not read`),
  // A link to a telephone number is written at the present desk.
  ...['news', 'case', 'activity', 'research', 'school', 'consultancy', 'opening'].map(
    (kind) => `main GET /${kind}/detail: answer: body[] is object in place of string`
  ),
  'main GET /videoCentre/detail: answer: transcript[] is object in place of string',
  // Visitors who want to be told of a certification ask on the present page, and staff see the request at the present desk.
  ...[
    'GET /desk/inbox/list: answer: items[].kind',
    'GET /desk/inbox/overview: answer: counts[].kind',
    'GET /desk/inbox/detail: answer: kind',
    ...['assign', 'state', 'note', 'reply', 'erase'].map((change) => `POST /desk/inbox/${change}: answer: kind`)
  ].map((answer) => `main ${answer} can be "notice", which is not read`),
  // The present services refuse and answer a part of what the release before does: no address that browsers read as another host,
  // and no search for blanks.
  ...[
    'GET /slideshow/list: answer: [].href',
    'GET /banner/current: answer: href',
    'GET /activity/list: answer: items[].registration',
    'GET /activity/detail: answer: registration',
    'GET /research/list: answer: items[].file.address',
    'GET /research/detail: answer: file.address',
    'GET /videoCentre/list: answer: items[].poster',
    'GET /videoCentre/list-type: answer: [].videos[].poster',
    ...['poster', 'source.address', 'captions[].address'].map((field) => `GET /videoCentre/detail: answer: ${field}`),
    ...['documents', 'apiDocuments', 'file.address'].map((field) => `GET /downloadCentre/list: answer: [].${field}`),
    'POST /downloadRecord/add: answer: link.address',
    'GET /desk/media/list: answer: items[].address',
    'POST /desk/media/find: answer: items[].address',
    ...['GET /desk/media/detail', 'POST /desk/media/alt', 'POST /desk/media/rename', 'POST /desk/media/scan'].map(
      (call) => `${call}: answer: address`
    )
  ].map((field) => `main ${field}: the pattern was changed`),
  'exam GET /desk/exam/certificates: request: q: the pattern was changed',
  // The desk sends back the moment that the list of open requests gave it, in whole milliseconds.
  'exam POST /desk/exam/extra-time: request: at is number in place of integer',
  // These rules were functions and are the same.
  ...['reasons: minItems was narrowed', 'trap can be any string, which is not read', 'elapsed: minimum was narrowed'].map(
    (rule) => `main POST /userInfo/userSatisfactionSurvey: request: ${rule}`
  ),
  // Messages about texts are sent once the present desk submits or returns one.
  ...['submitted', 'returned'].map(
    (subject) => `main GET /desk/inbox/overview: answer: failed[].subject can be "${subject}", which is not read`
  )
]
const harmful = (faults: readonly string[]) => faults.filter((fault) => !unused.includes(fault))

const migrationsOf = (service: string) => join(root, 'services', service, 'db/migrations')

test.each(['passport', 'main', 'exam'] as const)('the services of the release before run on the schema of %s', (service) => {
  expect(previous.statements[service].length).toBeGreaterThan(20)
  expect(statementErrors(previous.statements[service], migratedDatabase(migrationsOf(service)))).toEqual([])
})

test('the present services understand the edge of the release before, and it understands them', () => {
  expect(Object.keys(previous.calls).length).toBeGreaterThan(100)
  expect(harmful(faultsOfCalls(previous, present))).toEqual([])
})

test.each([
  ['passport', 'ALTER TABLE accounts RENAME COLUMN company TO employer', 'no such column: accounts.company'],
  ['main', 'DROP TABLE surveys', 'no such table: surveys'],
  ['exam', 'ALTER TABLE appeals DROP COLUMN text', 'no such column: appeals.text']
] as const)('a migration of %s with «%s» is found', (service, sql, fault) => {
  const database = migratedDatabase(migrationsOf(service))
  database.exec('PRAGMA legacy_alter_table = ON')
  database.exec(sql)
  const faults = statementErrors(previous.statements[service], database)
  expect(faults.map((line) => line.slice(0, fault.length))).toContain(fault)
})

test('the recorded statements name each table, column and target of a conflict that all statements name', () => {
  const all = [
    'select "a"."x" from "a"',
    'select "a"."x", "a"."y" from "a"',
    'insert into "a" ("x") values (?)',
    'insert into "a" ("x") values (?) on conflict ("x") do nothing',
    'select "a"."y" from "a"'
  ]
  expect(minimalStatements(all)).toEqual([
    'insert into "a" ("x") values (?) on conflict ("x") do nothing',
    'select "a"."x", "a"."y" from "a"'
  ])
})

/** Two releases with one call, whose parts differ. */
function faultsBetween(before: CallDescriptions['calls'][string], now: CallDescriptions['calls'][string]): string[] {
  return faultsOfCalls({ shapes: [], calls: { 'main POST /a': before } }, { shapes: [], calls: { 'main POST /a': now } })
}

const field = { type: 'string' }
const object = (required: string[], optional: string[] = []) => ({
  type: 'object',
  properties: Object.fromEntries([...required, ...optional].map((name) => [name, field])),
  required
})
const call = { access: 'everybody', encodings: ['json'], body: [object(['a'], ['b'])], data: object(['c'], ['d']) }

test('a call that is gone is found', () => {
  const { 'main GET /banner/current': _, ...others } = present.calls
  expect(harmful(faultsOfCalls(previous, { ...present, calls: others }))).toEqual(['main GET /banner/current: the call is gone'])
})

test.each([
  ['a field that is required now', { body: [object(['a', 'new'], ['b'])] }, 'request: new is missing'],
  ['a field that is no longer optional', { body: [object(['a', 'b'])] }, 'request: b is optional'],
  ['a removed field of the answer', { data: object([], ['d']) }, 'answer: c is missing'],
  ['a field of the answer that may be absent now', { data: object([], ['c', 'd']) }, 'answer: c is optional'],
  ['an answer without data', { data: undefined }, 'answer: the value is null in place of object'],
  ['an encoding that is refused', { encodings: ['form'] }, 'a body as json is refused'],
  ['another access', { access: 'session' }, 'access is «session» in place of «everybody»']
])('%s is found', (_, change, fault) => {
  expect(faultsBetween(call, { ...call, ...change })).toEqual([`main POST /a: ${fault}`])
})

test.each([
  ['another type of a field', { type: 'string' }, { type: 'number' }, 'request: a is string in place of number'],
  ['a narrower length', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 8 }, 'request: a: maxLength was narrowed'],
  ['a new pattern', { type: 'string' }, { type: 'string', pattern: '^x' }, 'request: a: the pattern was changed'],
  ['a value that is gone', { enum: ['x', 'y'] }, { enum: ['x'] }, 'request: a can be "y", which is not read'],
  [
    'an item of a list',
    { type: 'array', items: field },
    { type: 'array', items: { const: 1 } },
    'request: a[] can be any string, which is not read'
  ],
  ['an alternative that is gone', { anyOf: [field, { type: 'null' }] }, field, 'request: a is null in place of string']
])('%s in a request is found', (_, before, now, fault) => {
  const bodyOf = (a: object) => ({ access: 'everybody', body: [{ type: 'object', properties: { a }, required: ['a'] }] })
  expect(faultsBetween(bodyOf(before), bodyOf(now))).toEqual([`main POST /a: ${fault}`])
  expect(faultsBetween(bodyOf(before), bodyOf(before))).toEqual([])
})

test.each([
  ['a new optional field', { body: [object(['a'], ['b', 'new'])] }],
  ['a field that is no longer required', { body: [object([], ['a', 'b'])] }],
  ['a new field of the answer', { data: object(['c', 'new'], ['d']) }],
  ['a new encoding', { encodings: ['json', 'form'] }]
])('%s suits the release before', (_, change) => {
  expect(faultsBetween(call, { ...call, ...change })).toEqual([])
})
