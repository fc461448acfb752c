import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packages from '../package.json'
import { type Benchmark, benchmarkSchema } from '../src/reports/benchmark/format'
import { rawFile, sha256Of } from '../src/reports/benchmark/raw-file'
import { summaryOf } from '../src/reports/benchmark/statistics'
import { measure, programPackages } from './bench/graph/measure'
import { bundledProgram, jsonSchema, resultsFolder, runReports, schemaFile, servedProgram } from './reports-command'

const folder = mkdtempSync(join(tmpdir(), 'galaxy-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A result of a small graph, measured on this machine. */
let small: Benchmark
beforeAll(async () => {
  small = await measure({ vertices: 240, degree: 3, seeds: 100, repetitions: 2 })
})

/** Imports the value; returns the output of the command, and the files that it wrote. */
async function imported(value: unknown) {
  const [file, target] = [join(folder, 'submitted.json'), mkdtempSync(join(folder, 'results-'))]
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return { ...(await runReports(['import', file], target)), files: readdirSync(target), target }
}

test('the engines give equal answers on a small graph, and the result can be imported', async () => {
  expect(small.runs).toHaveLength(18)
  expect(small.runs.every(({ samples }) => samples.every(({ outcome }) => outcome === 'ok'))).toBe(true)
  const { code, files, target } = await imported(small)
  expect([code, files]).toEqual([0, ['graph-method.json']])
  expect(JSON.parse(readFileSync(join(target, 'graph-method.json'), 'utf8'))).toEqual(small)
})

test('claimed figures are computed again and not stored', async () => {
  const [run] = small.runs
  if (!run) throw new Error('There is no run')
  const { system, workload } = run
  const claims = [{ system, workload, figure: 'median', value: summaryOf(run).median }]
  const { code, files, target } = await imported({ ...small, claims })
  expect([code, files]).toEqual([0, ['graph-method.json']])
  expect(readFileSync(join(target, 'graph-method.json'), 'utf8')).not.toContain('claims')
})

test('every published result passes the import as it is', async () => {
  const files = readdirSync(resultsFolder)
  expect(files).toContain('graph-method.json')
  for (const file of files) {
    const text = readFileSync(join(resultsFolder, file), 'utf8')
    const { code, target } = await imported(text)
    expect([file, code]).toEqual([file, 0])
    expect(readFileSync(join(target, file), 'utf8')).toBe(text)
    expect(text.length).toBeLessThan(150_000)
    const { systems, dataset } = v.parse(benchmarkSchema, JSON.parse(text))
    const chinese = [dataset.name, ...systems.flatMap(({ name, license }) => [name, license])].map((each) => each['zh-CN'])
    // Names of products have capitals; any other English word belongs to the English page.
    expect(chinese.filter((name) => /\b[a-z]{2,}/.test(name))).toEqual([])
  }
})

test('the JSON schema that the site serves is that of the format', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(jsonSchema())
})

test('the program that visitors download is the one that measures here, with the packages that it is told to install', async () => {
  const program = await bundledProgram()
  expect(readFileSync(servedProgram, 'utf8')).toBe(program)
  const needed = [...program.matchAll(/(?:from |\)\()["']((?!node:)[^"'.]+)["']/g)].map(([, name]) => name)
  const versions: Readonly<Record<string, string>> = { ...packages.dependencies, ...packages.devDependencies }
  expect(programPackages).toEqual([...new Set(needed)].sort().map((name = '') => `${name}@${versions[name]}`))
})

/** The list or object at a path of the document, such as `runs.0.samples`. */
function at(document: object, path: string) {
  let inner = Reflect.get(document, path.split('.')[0] ?? '')
  for (const key of path.split('.').slice(1)) inner = Reflect.get(inner, key)
  return inner
}

/** The object that has the last member of the path, and the name of that member. */
function place(document: object, path: string): [parent: object, last: string] {
  const end = path.lastIndexOf('.')
  return end < 0 ? [document, path] : [at(document, path.slice(0, end)), path.slice(end + 1)]
}

type Tamper = (document: object) => void
const set =
  (path: string, value: unknown): Tamper =>
  (document) => {
    const [parent, last] = place(document, path)
    Reflect.set(parent, last, value)
  }
const change =
  <Value>(path: string, by: (value: Value) => Value): Tamper =>
  (document) => {
    const [parent, last] = place(document, path)
    Reflect.set(parent, last, by(Reflect.get(parent, last)))
  }
const drop =
  (path: string): Tamper =>
  (document) => {
    const [parent, last] = place(document, path)
    Reflect.deleteProperty(parent, last)
  }
/** A list, changed in place. */
const edit =
  (path: string, by: (list: unknown[]) => unknown): Tamper =>
  (document) =>
    by(at(document, path))

const audited = {
  auditor: 'A',
  auditedOn: '2026-11-20',
  scaleFactor: 30,
  baseline: 'B',
  disclosure: { address: 'https://a.example/d.pdf', sha256: 'a'.repeat(64) }
}
const without = (key: string) => ({
  kind: 'audited',
  audit: Object.fromEntries(Object.entries(audited).filter(([name]) => name !== key))
})
const other = (digest: string) => (digest.startsWith('0') ? '1' : '0') + digest.slice(1)

const tampered: readonly (readonly [string, Tamper])[] = [
  ['another format', set('format', 'benchmark/2')],
  ['no format', drop('format')],
  ['a name that is a path', set('id', '../../secrets')],
  ['a day that does not exist', set('measuredOn', '2026-02-30')],
  ['another day than the runs', set('measuredOn', '2020-01-01')],
  ['no assurance', drop('assurance')],
  ['an unknown assurance', set('assurance', { kind: 'certified' })],
  ['audited without an audit', set('assurance', { kind: 'audited' })],
  ['an audit without an auditor', set('assurance', without('auditor'))],
  ['an audit without a date', set('assurance', without('auditedOn'))],
  ['an audit without a scale factor', set('assurance', without('scaleFactor'))],
  ['an audit without a baseline', set('assurance', without('baseline'))],
  ['an audit without a disclosure report', set('assurance', without('disclosure'))],
  [
    'a disclosure report by http',
    set('assurance', {
      kind: 'audited',
      audit: { ...audited, disclosure: { ...audited.disclosure, address: 'http://a.example/' } }
    })
  ],
  ['no environment', drop('environment')],
  ['no processor', set('environment.cpu', ' ')],
  ['half a core', set('environment.cores', 0.5)],
  ['no system', set('systems', [])],
  ['a system without a version', drop('systems.0.version')],
  ['another configuration', change('systems.0.configuration', (text: string) => `${text} `)],
  ['another digest of a configuration', change('systems.1.configurationSha256', other)],
  ['a system twice', set('systems.1.id', 'sqlite')],
  ['a system without its runs’ name', set('systems.2.id', 'arrays')],
  ['another digest of the dataset', change('dataset.sha256', other)],
  ['another number of edges', change('dataset.edges', (edges: number) => edges + 1)],
  ['another seed of the generator', set('dataset.generator.seed', 1)],
  ['another parameter of the generator', set('dataset.generator.parameters.degree', 4)],
  ['another number of vertices', set('dataset.vertices', 241)],
  ['no workload', set('workloads', [])],
  ['a limit of another length', set('workloads.0.limitMilliseconds', 60_000)],
  ['the limit of few hops for many', set('workloads.3.limitMilliseconds', 180_000)],
  ['more iterations', set('workloads.5.iterations', 20)],
  ['50 declared seeds', set('workloads.0.seeds.declared', 50)],
  ['more seeds than declared', set('workloads.5.seeds.declared', 1)],
  ['a used seed that is dropped', edit('workloads.0.seeds.used', (list) => list.pop())],
  ['a seed used twice', set('workloads.0.seeds.used.1', '0')],
  ['a pair as the seed of a hop', set('workloads.0.seeds.used.0', '1>2')],
  ['a run of an unknown workload', set('runs.0.workload', 'hops-9')],
  ['a run twice', edit('runs', (list) => list.push(structuredClone(list[0])))],
  ['a sample that is left out', edit('runs.0.samples', (list) => list.splice(5, 1))],
  ['a sample that is added', edit('runs.0.samples', (list) => list.push(structuredClone(list[0])))],
  ['a faster sample', set('runs.0.samples.7.milliseconds', 0.00001)],
  ['a negative time', set('runs.0.samples.7.milliseconds', -1)],
  ['a time beyond the limit', set('runs.0.samples.7.milliseconds', 200_000)],
  [
    'a slow sample as a timeout at another limit',
    set('runs.0.samples.7', { seed: '0', outcome: 'timeout', limitMilliseconds: 1 })
  ],
  ['another answer', set('runs.6.samples.7.answer', '1000000')],
  ['swapped samples', edit('runs.0.samples', (list) => list.reverse())],
  ['another digest of a raw file', change('runs.0.rawSha256', other)],
  ['a stored median', set('runs.0.median', 1)],
  ['stored figures', set('summary', { sqlite: { p95: 1 } })],
  [
    'a claimed median that is better',
    set('claims', [{ system: 'sqlite', workload: 'hops-1', figure: 'median', value: 0.00001 }])
  ],
  ['a claimed p99 of too few samples', set('claims', [{ system: 'sqlite', workload: 'pagerank', figure: 'p99', value: 1 }])],
  ['a claim about a run that is not there', set('claims', [{ system: 'other', workload: 'hops-1', figure: 'mean', value: 1 }])]
]

test('there are at least fifty ways to tamper with a result', () => {
  expect(tampered.length).toBeGreaterThanOrEqual(50)
})

test.each(tampered)('an import refuses %s, in words, and writes nothing', async (_, tamper) => {
  const document = structuredClone(small)
  tamper(document)
  const { code, text, files } = await imported(document)
  expect([code, files]).toEqual([1, []])
  expect(text).toMatch(/is refused:\n- .+/)
})

/** Somebody who changes a sample can compute the digests again, so each rule about samples must hold without them. */
test.each<[string, Tamper, string]>([
  ['another answer', set('runs.6.samples.7.answer', '1000000'), "differs from another system's"],
  ['a sample left out', edit('runs.0.samples', (list) => list.pop()), 'not exactly one sample for each used seed'],
  ['swapped samples', edit('runs.0.samples', (list) => list.reverse()), 'not exactly one sample for each used seed'],
  ['a time beyond the limit', set('runs.0.samples.7.milliseconds', 200_000), 'answered after the limit'],
  ['another day', set('runs.0.startedAt', '2020-01-01T00:00:00.000Z'), 'started on another day']
])('an import refuses %s although all digests agree', async (_, tamper, fault) => {
  const document = structuredClone(small)
  tamper(document)
  for (const run of document.runs) run.rawSha256 = await sha256Of(rawFile(run))
  const { code, text, files } = await imported(document)
  expect([code, files]).toEqual([1, []])
  expect(text).toContain(fault)
  expect(text).not.toContain('digest')
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null']
])('an import refuses %s', async (_, text) => {
  expect(await imported(text)).toMatchObject({ code: 1, files: [] })
})

test('arguments that it does not know show how to use it', async () => {
  for (const args of [[], ['import'], ['export', 'a'], ['import', 'a', 'b'], ['schema', 'a']])
    expect(await runReports(args)).toMatchObject({ code: 2, text: expect.stringContaining('Usage: npm run reports') })
})

test('the format accepts a complete audit', () => {
  expect(v.is(benchmarkSchema, { ...small, assurance: { kind: 'audited', audit: audited } })).toBe(true)
})
