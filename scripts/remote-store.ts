import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Store } from './content/content'
import type { DatabaseStore } from './database-store'
import { type Environment, nameIn, readJurisdiction } from './environment'
import { filesBucket } from './resources'
import { run } from './run-program'

const answerSchema = v.pipe(v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) })), v.minLength(1))

const unable = 'wrangler could not carry it out; the lines above say why.'

/** The deployed database of a service in an environment, accessed through wrangler, which needs the platform account. */
export function remoteDatabase(service: string, environment: Environment): DatabaseStore {
  const name = nameIn(environment, service)
  return {
    query: async (sql) => {
      const written = await wrangler(['d1', 'execute', name, '--remote', '--json', '--yes', `--command=${sql}`])
      return v.parse(answerSchema, JSON.parse(written))[0]?.results ?? []
    },
    // Passed as a file, because the length of a command line is limited.
    execute: (statements) =>
      inFolder(async (folder) => {
        // wrangler refuses a file without statements.
        if (statements.length === 0) return
        const path = join(folder, 'statements.sql')
        writeFileSync(path, statements.map((statement) => `${statement};\n`).join(''))
        await wrangler(['d1', 'execute', name, '--remote', '--yes', `--file=${path}`])
      })
  }
}

/** The content of the service that is deployed in an environment. */
export function remoteStore(environment: Environment): Store {
  const bucket = nameIn(environment, filesBucket)
  return {
    ...remoteDatabase('galaxy-main', environment),
    putFile: async ({ key, path, mediaType, disposition, cacheControl }) => {
      const headers = [
        `--content-type=${mediaType}`,
        ...(disposition === undefined ? [] : [`--content-disposition=${disposition}`]),
        ...(cacheControl === undefined ? [] : [`--cache-control=${cacheControl}`])
      ]
      const args = ['r2', 'object', 'put', `${bucket}/${key}`, '--remote', `--file=${path}`, ...headers]
      await wrangler([...args, ...(await readJurisdiction())])
    },
    getFile: (key) =>
      inFolder(async (folder) => {
        const path = join(folder, 'object')
        const args = ['r2', 'object', 'get', `${bucket}/${key}`, '--remote', `--file=${path}`]
        const { code, output } = await run('wrangler', [...args, ...(await readJurisdiction())])
        if (code === 0) return new Uint8Array(readFileSync(path))
        // Any other error must stop the export, which would otherwise omit the file silently.
        if (output.includes('The specified key does not exist.')) return undefined
        throw new Error(unable)
      })
  }
}

async function wrangler(args: string[]): Promise<string> {
  const { code, stdout } = await run('wrangler', args)
  if (code !== 0) throw new Error(unable)
  return stdout
}

async function inFolder<Value>(act: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-content-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
