import { expect, test, vi } from 'vitest'
import { scanFile } from './scan'

const settings = { url: 'https://scanner.example/scan', secret: 'signs calls', linkSecret: 'signs links' }
const file = { key: 'k', name: 'offer.pdf', mediaType: 'application/pdf', bytes: 1, sha256: '00' }

/** The verdict on a file, and the lines that were logged. */
async function scan(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const verdict = await scanFile(settings, file, Date.now())
  return { verdict, lines: logged.mock.calls.map(([line]) => JSON.parse(String(line))) }
}

test.each(['clean', 'infected'])('the verdict «%s» is taken without a line in the log', async (verdict) => {
  expect(await scan(async () => Response.json({ verdict }))).toEqual({ verdict, lines: [] })
})

test.each([
  ['a text that is no JSON', async () => new Response('<h1>OK</h1>'), 'answer without a verdict'],
  ['an unknown verdict', async () => Response.json({ verdict: 'perhaps' }), 'answer without a verdict'],
  ['an error', async () => Response.json({ verdict: 'clean' }, { status: 503 }), 'status 503'],
  ['silence', () => Promise.reject(new DOMException('too long', 'TimeoutError')), 'no answer in time'],
  ['a closed port', () => Promise.reject(new TypeError('fetch failed')), 'no connection']
])('a scanner that answers with %s leaves the file waiting, and the log says what happened', async (_, answer, reason) => {
  expect(await scan(answer)).toEqual({ verdict: 'waiting', lines: [{ event: 'unscanned', reason }] })
})
