import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inspector } from '../../scripts/inspector.ts'
import { connectAssistant } from '../support/assistant.ts'
import { sharedSite } from '../support/site.ts'
import { isFull } from '../support/sizes.ts'

/** The output of the official inspector for a method, as data. */
async function inspect(site: URL, method: string, ...options: string[]): Promise<unknown> {
  const args = ['--cli', new URL('/mcp', site).href, '--transport', 'http', '--method', method, ...options]
  const { stdout } = await promisify(execFile)(process.execPath, [inspector, ...args])
  return JSON.parse(stdout)
}

test.runIf(isFull)('the official inspector lists and calls what the client of the SDK does', async () => {
  const site = await sharedSite()
  const { client } = await connectAssistant(site.address)
  expect(await inspect(site.address, 'tools/list')).toEqual(await client.listTools())
  expect(await inspect(site.address, 'prompts/list')).toEqual(await client.listPrompts())
  const query = { graph: 'transfers', query: 'RETURN 1 AS one' }
  const options = Object.entries(query).flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`])
  expect(await inspect(site.address, 'tools/call', '--tool-name', 'run_query', ...options)).toEqual(
    await client.callTool({ name: 'run_query', arguments: query })
  )
  await client.close()
})
