import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../root'
import { mustRun } from '../run-program'
import { callsSchema, describeCalls } from './calls'
import { minimalStatements } from './sql-statements'

/*
 * The parts of a release that meet the one after it: the calls that its edge makes and the SQL statements that its services
 * prepare. `npm run release` records them, and `contract.test.ts` tries them on the present services and schemas. Values are
 * bound and not recorded, so a recording has no personal data.
 */

const path = join(root, 'tests/contract/previous-release.json')

const services = ['passport', 'main', 'exam'] as const
const statementsSchema = v.object({ passport: v.array(v.string()), main: v.array(v.string()), exam: v.array(v.string()) })

const recordingSchema = v.object({ release: v.string(), statements: statementsSchema, ...callsSchema.entries })
type Recording = v.InferOutput<typeof recordingSchema>

export const readRecording = (): Recording => v.parse(recordingSchema, JSON.parse(readFileSync(path, 'utf8')))

/**
 * Records the existing build. The statements are those that its services prepare while the integration tests use them.
 * @param release version of the release
 */
export async function record(release: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-statements-'))
  try {
    await mustRun('vitest', ['run', '--project', 'recording'], {
      title: 'Recording what the next release has to suit',
      env: { STATEMENTS_FOLDER: folder }
    })
    const [passport, main, exam] = services.map((service) => minimalStatements(readLines(join(folder, `${service}.jsonl`))))
    const statements = v.parse(statementsSchema, { passport, main, exam })
    writeFileSync(path, written({ release, statements, ...describeCalls() }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readLines = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => v.parse(v.string(), JSON.parse(line)))
    : []

/** A line for each statement, shape and call, so that a difference between two releases can be read. */
function written({ release, statements, shapes, calls }: Recording): string {
  const list = (values: readonly unknown[]) => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
  const entries = (of: Record<string, string>) =>
    `{\n${Object.entries(of)
      .map(([name, value]) => `${JSON.stringify(name)}: ${value}`)
      .join(',\n')}\n}`
  const text = entries({
    release: JSON.stringify(release),
    statements: entries(Object.fromEntries(services.map((service) => [service, list(statements[service])]))),
    shapes: list(shapes),
    calls: entries(Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, JSON.stringify(call)])))
  })
  return `${text}\n`
}
