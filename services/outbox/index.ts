import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { codeMessageSchema, type SentCode } from '../../src/contract/outbox'
import { passportDescription } from '../passport/openapi/description'
import { outboxPage } from './page'

/*
 * Runs locally only. Codes are kept in memory on purpose: they expire after five minutes, and a file would leave them
 * on disk.
 */

const kept = 200
let sent: readonly SentCode[] = []

const app = new Hono()

app.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})

/** Accepts a code from passport: `{to, type, code}`; answers 204, or 400 for anything else. */
app.post('/codes', bodyLimit({ maxSize: 4096 }), async (c) => {
  const message = v.safeParse(codeMessageSchema, await c.req.json().catch(() => undefined))
  if (!message.success) return c.text('Not a verification code', 400)
  sent = [{ ...message.output, sentAt: new Date().toISOString() }, ...sent].slice(0, kept)
  return c.body(null, 204)
})

/** Lists the codes, newest first: `{to, type, code, sentAt}` as JSON if accepted, otherwise as a page. */
app.get('/__outbox', (c) => {
  const type = accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' })
  return type === 'application/json' ? c.json(sent) : c.html(outboxPage(sent, c.req.header('X-Nonce')))
})

/** The OpenAPI description of passport, served here because this worker is never deployed. */
app.get('/openapi.json', (c) => c.json(passportDescription()))

export default app
