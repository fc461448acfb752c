import { expect, test } from 'vitest'
import { parseEnv } from './env'

const env = {
  DB: { batch: () => undefined },
  FILES: { head: () => undefined },
  PASSPORT: { fetch: () => undefined },
  SITE_ORIGIN: 'https://galaxy.example',
  INBOX_RETENTION_DAYS: 365
}
const mail = { SMTP_HOST: 'mail.example', SMTP_FROM: 'Galaxy <desk@galaxy.example>' }

test('a mail server and a webhook are read where they are configured', () => {
  expect(parseEnv(env)).toMatchObject({ smtp: undefined, webhook: undefined })
  const webhook = { NOTIFY_WEBHOOK_URL: 'https://hooks.example/a', NOTIFY_WEBHOOK_SECRET: 's' }
  expect(parseEnv({ ...env, ...mail, ...webhook })).toMatchObject({
    smtp: { host: 'mail.example', port: 465, security: 'tls', login: undefined },
    webhook: { url: 'https://hooks.example/a', secret: 's' }
  })
})

test.each([
  [{ NOTIFY_WEBHOOK_URL: 'https://hooks.example' }, 'NOTIFY_WEBHOOK_SECRET is missing'],
  [{ NOTIFY_WEBHOOK_URL: 'http://hooks.example', NOTIFY_WEBHOOK_SECRET: 's' }, 'NOTIFY_WEBHOOK_URL: must be an https address'],
  [{ NOTIFY_EMAIL: 'sales@galaxy.example' }, 'SMTP_HOST is missing, while NOTIFY_EMAIL is set'],
  [{ ...mail, NOTIFY_EMAIL: 'sales' }, 'NOTIFY_EMAIL: must be an email address'],
  [{ SMTP_HOST: 'mail.example' }, 'SMTP_FROM is missing'],
  [{ INBOX_RETENTION_DAYS: 0 }, 'INBOX_RETENTION_DAYS: must be a positive whole number'],
  [{ INBOX_RETENTION_DAYS: 366 }, 'INBOX_RETENTION_DAYS: must be at most 365, which the privacy statement promises'],
  [{ SITE_ORIGIN: 'galaxy.example' }, 'SITE_ORIGIN: must be an https origin']
])('the configuration %j is refused', (changes, text) => {
  expect(() => parseEnv({ ...env, ...changes })).toThrow(text)
})

test('on a developer’s machine an address is enough: the outbox takes the mails', () => {
  const bound = { ...env, OUTBOX: { fetch: () => undefined }, NOTIFY_EMAIL: 'sales@galaxy.example' }
  expect(parseEnv(bound).NOTIFY_EMAIL).toBe('sales@galaxy.example')
})
