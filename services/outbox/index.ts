import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { codeMessageSchema, type SentCode } from '../../src/contract/outbox'
import { passportDescription } from '../passport/openapi/description'
import { outboxPage } from './page'

/*
 * Local only. In memory on purpose: a code is worth nothing after five minutes, and what is not written down cannot be
 * left lying about.
 */

const kept = 200
let sent: readonly SentCode[] = []

const app = new Hono()

app.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})

/** Takes a code from passport: `{to, type, code}`; 204, or 400 for anything else. */
app.post('/codes', bodyLimit({ maxSize: 4096 }), async (c) => {
  const message = v.safeParse(codeMessageSchema, await c.req.json().catch(() => undefined))
  if (!message.success) return c.text('Not a verification code', 400)
  sent = [{ ...message.output, sentAt: new Date().toISOString() }, ...sent].slice(0, kept)
  return c.body(null, 204)
})

/** The codes, newest first: a list of `{to, type, code, sentAt}` where JSON is accepted, a page for people otherwise. */
app.get('/__outbox', (c) => {
  const type = accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' })
  return type === 'application/json' ? c.json(sent) : c.html(outboxPage(sent, c.req.header('X-Nonce')))
})

/** The OpenAPI description of passport's calls: here, because this worker runs locally and is never deployed. */
app.get('/openapi.json', (c) => c.json(passportDescription()))

export default app
