import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../hosts/database.ts'
import { openNodeDatabase } from '../../hosts/node/database.ts'
import { migrate } from '../../hosts/node/migrate.ts'
import { createApp } from '../../services/main/app.ts'
import { parseEnv } from '../../services/main/env.ts'
import { accountHeader, rolesHeader } from '../../src/contract/headers.ts'
import type { Role } from '../../src/contract/roles.ts'

const root = join(import.meta.dirname, '../..')

/** Main in this process with a database of its own; every caller is the account `a` with the role. */
export function startMain({ role, FILES = { head: () => null } }: { role: Role; FILES?: object }) {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-main-'))
  const database = openNodeDatabase(join(folder, 'galaxy-main.sqlite'))
  migrate(database, join(root, 'services/main/db/migrations'))
  const headers = { [accountHeader]: 'a', [rolesHeader]: role }
  const PASSPORT = { fetch: async () => Response.json({ status: 200, data: [] }, { headers }) }
  const vars = { SITE_ORIGIN: 'https://galaxy.example', INBOX_RETENTION_DAYS: 365, FILE_LINK_SECRET: 'x'.repeat(32) }
  const env = parseEnv({ DB: database, FILES, PASSPORT, ...vars })
  const app = createApp(env)
  return {
    db: openDatabase(env.DB),
    async post(path: string, json: object): Promise<Response> {
      const init = {
        method: 'POST',
        headers: { Authorization: 'token', 'Content-Type': 'application/json' },
        body: JSON.stringify(json)
      }
      const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
      return app.request(`/web/user/${path}`, init, undefined, context)
    },
    close() {
      database.close()
      rmSync(folder, { recursive: true })
    }
  }
}
