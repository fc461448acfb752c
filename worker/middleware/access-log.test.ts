import { expect, test } from 'vitest'
import { pathRedactor } from '../redact-path'
import { routeFiles, testApp, testContext } from '../test-edge'
import { accessLog } from './access-log'

/** A site whose lines are collected. */
function logged(lines: string[]) {
  const log = accessLog({ write: (line) => void lines.push(line), redactPath: pathRedactor(routeFiles) })
  const app = testApp(log.step)
  const fetch = log.logged((request, context, exchange) => app.fetch(request, { exchange }, context))
  return (address: string) => fetch(new Request(address), testContext().context)
}

test('a request leaves one line with its path and status, and without the query that may hold a phone number', async () => {
  const lines: string[] = []
  await logged(lines)('http://localhost/api/passport/galaxy/user/get-code?phone=13800000000&type=1')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"path":"/api/passport/galaxy/user/get-code"')
  expect(lines[0]).toContain('"status":200')
  expect(lines[0]).not.toContain('13800000000')
})

test.each(['13800000000', 'somebody@example.com', 'somebody%40example.com'])(
  'a path with %s in it leaves a line without it',
  async (typed) => {
    const lines: string[] = []
    await logged(lines)(`http://localhost/user/${typed}`)
    expect(lines[0]).toContain('"path":"/user/(unmatched)"')
    expect(lines[0]).not.toContain(typed)
  }
)
