import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Store } from './content/content.ts'
import { filesBucket } from './local-config.ts'
import { run } from './shell.ts'

const answerSchema = v.pipe(v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) })), v.minLength(1))

/** The content of the deployed service, through wrangler, which needs the account as a deployment does. */
export function remoteStore(): Store {
  return {
    query: async (sql) => {
      const written = await wrangler(['d1', 'execute', 'galaxy-main', '--remote', '--json', '--yes', `--command=${sql}`])
      return v.parse(answerSchema, JSON.parse(written))[0]?.results ?? []
    },
    // A file is carried out as a whole; a command line would have an end.
    execute: (statements) =>
      inFolder(async (folder) => {
        const path = join(folder, 'content.sql')
        writeFileSync(path, statements.map((statement) => `${statement};\n`).join(''))
        await wrangler(['d1', 'execute', 'galaxy-main', '--remote', '--yes', `--file=${path}`])
      }),
    putFile: async ({ key, path, mediaType }) => {
      await wrangler([
        'r2',
        'object',
        'put',
        `${filesBucket}/${key}`,
        '--remote',
        `--file=${path}`,
        `--content-type=${mediaType}`
      ])
    },
    getFile: (key) =>
      inFolder(async (folder) => {
        const path = join(folder, 'object')
        const { code } = await run('wrangler', ['r2', 'object', 'get', `${filesBucket}/${key}`, '--remote', `--file=${path}`])
        return code === 0 && existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined
      })
  }
}

async function wrangler(args: string[]): Promise<string> {
  const { code, stdout } = await run('wrangler', args)
  if (code !== 0) throw new Error('wrangler could not carry it out; the lines above say why.')
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
