/* `npm run openapi -- [folder]`: writes the OpenAPI description of each API that a vendor may replace, `openapi` by default. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { descriptions } from '../../services/outbox/openapi/apis'

const [written = 'openapi'] = parseArgs({ allowPositionals: true }).positionals
const folder = resolve(written)
mkdirSync(folder, { recursive: true })
for (const [api, description] of Object.entries(descriptions())) {
  const path = join(folder, `${api}.json`)
  writeFileSync(path, `${JSON.stringify(description, undefined, 2)}\n`)
  console.log(path)
}
