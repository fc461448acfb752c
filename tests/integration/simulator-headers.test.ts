import { afterAll, expect, test } from 'vitest'
import { hideNames } from '../../scripts/hide-names.ts'
import { serveSite } from '../../scripts/local-site.ts'
import { freshState } from '../support/fresh-state.ts'
import { openRequest, readAnswer } from '../support/request.ts'

/** The site as `npm start` serves it: without the names by which other tests reach the services. */
const site = await serveSite({ port: 0, state: await freshState(), configure: hideNames(), log: () => undefined })
afterAll(() => site.close())

const ask = async (path: string, headers = {}) => readAnswer(await openRequest(site.address, path, 'call', { headers }))

test.each(['galaxy-passport', 'galaxy-main', 'galaxy-exam', 'galaxy-outbox', 'constructor', ''])(
  'no request reaches a worker by the simulator’s header: «%s»',
  async (name) => {
    // A path of passport's, which the edge does not have.
    const path = '/galaxy/user/current-user'
    const plain = await ask(path)
    const routed = await ask(path, { 'MF-Route-Override': name })
    expect([plain.status, routed.status]).toEqual([404, 404])
    expect([plain.body, 'No entrypoint worker found']).toContain(routed.body)
  }
)
