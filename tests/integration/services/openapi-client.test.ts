import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/root'
import { newPhone, password, registerAccount, sharedServices } from './harness'

/* An integrator's client: types by openapi-typescript from the descriptions of the local outbox, calls by openapi-fetch. */

const run = promisify(execFile)
const services = await sharedServices()
const folder = join(root, 'tests/openapi-client')
const generated = join(folder, 'generated')

beforeAll(async () => {
  mkdirSync(generated, { recursive: true })
  for (const api of ['passport', 'main', 'exam', 'extension']) {
    const description = join(generated, `${api}.json`)
    writeFileSync(description, (await services.site.request('galaxy-outbox', `/__openapi/${api}`)).body)
    const generator = join(folder, 'node_modules/openapi-typescript/bin/cli.js')
    await run(process.execPath, [generator, description, '-o', join(generated, `${api}.d.ts`)])
  }
})
afterAll(() => rmSync(generated, { recursive: true }))

/** Runs the client as a program of its own, against the site. */
async function downloadsOf(phone: string, passwordHash: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, [join(folder, 'client.ts'), services.site.address.origin, phone, passwordHash])
  return JSON.parse(stdout)
}

test('a client with generated types compiles', async () => {
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])
})

test('the client logs in, reads the profile and lists the downloads', async () => {
  const { phone } = await registerAccount(services)
  const answer = await downloadsOf(phone, password)
  expect(answer).toMatchObject({ username: expect.stringMatching(/./), titles: expect.arrayContaining([expect.any(String)]) })
})

test('a refusal has the field that the description names', async () => {
  expect(await downloadsOf(newPhone(), 'no hash')).toEqual({ refused: 'password' })
})
