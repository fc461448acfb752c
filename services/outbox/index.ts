import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { codeMessageSchema, outboxMessageSchema, type SentCode, type SentMessage } from '../../src/contract/outbox'
import { descriptions } from './openapi/apis'
import { outboxPage } from './page'

/*
 * Runs locally only. Codes and messages are kept in memory on purpose: codes expire after five minutes, and a file would
 * leave them on disk.
 */

/** Maximum number of codes, and of messages, that are kept. */
const maxEntries = 200
let codes: readonly SentCode[] = []
let messages: readonly SentMessage[] = []

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
  codes = [{ ...message.output, sentAt: new Date().toISOString() }, ...codes].slice(0, maxEntries)
  return c.body(null, 204)
})

/** Accepts any other message of a service: `{to, subject, text}`; answers 204, or 400 for anything else. */
app.post('/messages', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
  const message = v.safeParse(outboxMessageSchema, await c.req.json().catch(() => undefined))
  if (!message.success) return c.text('Not a message', 400)
  messages = [{ ...message.output, sentAt: new Date().toISOString() }, ...messages].slice(0, maxEntries)
  return c.body(null, 204)
})

/** Lists the codes, newest first: `{to, type, code, sentAt}` as JSON if accepted, otherwise a page of codes and messages. */
app.get('/__outbox', (c) => {
  const type = accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' })
  return type === 'application/json' ? c.json(codes) : c.html(outboxPage({ codes, messages }, c.req.header('X-Nonce')))
})

/** Lists the messages, newest first: `{to, subject, text, sentAt}`. */
app.get('/__outbox/messages', (c) => c.json(messages))

/** The OpenAPI descriptions, served here because this worker is never deployed. */
app.get('/__openapi/:api', (c) => {
  const description = Object.entries(descriptions()).find(([api]) => api === c.req.param('api'))?.[1]
  return description ? c.json(description) : c.notFound()
})

export default app
