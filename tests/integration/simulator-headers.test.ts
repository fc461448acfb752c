import { afterAll, expect, test } from 'vitest'
import { hideNames } from '../../scripts/hide-names.ts'
import { serveSite } from '../../scripts/local-site.ts'
import { freshState } from '../support/fresh-state.ts'
import { openRequest, readAnswer } from '../support/request.ts'

/** The site as `npm start` serves it: without the names by which other tests reach the services. */
const logged: string[] = []
const site = await serveSite({ port: 0, state: await freshState(), configure: hideNames(), log: (line) => logged.push(line) })
afterAll(() => site.close())

const ask = async (path: string, headers = {}) => readAnswer(await openRequest(site.address, path, 'call', { headers }))

test.each(['galaxy-passport', 'galaxy-main', 'galaxy-exam', 'galaxy-outbox', 'constructor', ''])(
  'no request reaches a worker by the simulator’s header: «%s»',
  async (name) => {
    // Passport answers this path with a refusal in JSON, the edge with the page of a missing address.
    const path = '/galaxy/user/current-user'
    const [plain, routed] = [await ask(path), await ask(path, { 'MF-Route-Override': name })]
    expect(plain.status).toBe(302)
    expect([302, 404]).toContain(routed.status)
    expect(routed.body).not.toMatch(/"status"/)
    expect(await ask('/api/passport/galaxy/user/current-user')).toMatchObject({ status: expect.any(Number) })
  }
)
