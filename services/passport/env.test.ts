import { expect, test } from 'vitest'
import { parseEnv } from './env'

const DB = { batch: () => undefined }

test('a number may be written as a number or as text; the outbox may be missing', () => {
  expect(parseEnv({ DB, CODES_PER_DAY: 2000, PASSWORD_HASH_COST: 15 })).toMatchObject({ CODES_PER_DAY: 2000 })
  expect(parseEnv({ DB, CODES_PER_DAY: '50', PASSWORD_HASH_COST: '16' })).toMatchObject({
    CODES_PER_DAY: 50,
    PASSWORD_HASH_COST: 16
  })
  expect(parseEnv({ DB, CODES_PER_DAY: 1, PASSWORD_HASH_COST: 15 }).OUTBOX).toBeUndefined()
})

test('each binding that is missing or wrong is named', () => {
  expect(() => parseEnv({})).toThrow(/DB: .*CODES_PER_DAY: .*PASSWORD_HASH_COST: /)
  expect(() => parseEnv({ DB, CODES_PER_DAY: 'many' })).toThrow('CODES_PER_DAY: must be a positive whole number')
  expect(() => parseEnv({ DB, CODES_PER_DAY: 1, PASSWORD_HASH_COST: 9 })).toThrow(
    'PASSWORD_HASH_COST: must be a whole number from 10 to 20'
  )
  expect(() => parseEnv({ DB, CODES_PER_DAY: 1, PASSWORD_HASH_COST: 15, OUTBOX: 'galaxy-outbox' })).toThrow(
    'OUTBOX: must be a service binding'
  )
})

const env = { DB, CODES_PER_DAY: 1, PASSWORD_HASH_COST: 15 }

test('nothing is configured where nothing is set', () => {
  const { sms, smtp } = parseEnv({ ...env, SMS_WEBHOOK_URL: '', SMTP_HOST: '', SMTP_PORT: 465, SMTP_SECURITY: 'tls' })
  expect({ sms, smtp }).toEqual({ sms: undefined, smtp: undefined })
})

test('a gateway and a mail server are read, the port following from the security', () => {
  const { sms, smtp } = parseEnv({
    ...env,
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'secret',
    SMTP_HOST: 'mail.example',
    SMTP_SECURITY: 'starttls',
    SMTP_USER: 'galaxy',
    SMTP_PASSWORD: 'password',
    SMTP_FROM: 'Galaxy <no-reply@galaxy.example>'
  })
  expect(sms).toEqual({ url: 'https://sms.example/send', secret: 'secret' })
  expect(smtp).toMatchObject({ port: 587, security: 'starttls', login: { user: 'galaxy', pass: 'password' } })
})

test('an incomplete configuration fails at startup and names what is missing, without quoting a secret', () => {
  expect(() => parseEnv({ ...env, SMS_WEBHOOK_URL: 'https://sms.example' })).toThrow(
    'SMS_WEBHOOK_SECRET is missing, while SMS_WEBHOOK_URL is set'
  )
  expect(() => parseEnv({ ...env, SMTP_HOST: 'mail.example' })).toThrow('SMTP_FROM is missing, while SMTP_HOST is set')
  const smtp = { ...env, SMTP_HOST: 'mail.example', SMTP_FROM: 'a@galaxy.example' }
  expect(() => parseEnv({ ...smtp, SMTP_USER: 'u' })).toThrow('SMTP_PASSWORD is missing')
  const secret = () => parseEnv({ ...smtp, SMTP_PASSWORD: 'hunter2' })
  expect(secret).toThrow('SMTP_USER is missing')
  expect(secret).not.toThrow(/hunter2/)
  expect(() => parseEnv({ ...env, SMS_WEBHOOK_SECRET: { hunter2: true } })).not.toThrow(/hunter2/)
})

test('an address in the clear, an unknown security and a sender with a line break are refused', () => {
  expect(() => parseEnv({ ...env, SMS_WEBHOOK_URL: 'http://sms.example', SMS_WEBHOOK_SECRET: 's' })).toThrow('https')
  expect(() => parseEnv({ ...env, SMTP_SECURITY: 'ssl' })).toThrow('SMTP_SECURITY')
  expect(() => parseEnv({ ...env, SMTP_HOST: 'm', SMTP_FROM: 'Galaxy\r\nBcc: x <a@galaxy.example>' })).toThrow('SMTP_FROM')
  expect(() => parseEnv({ ...env, ILLEGAL_EMAIL_DOMAINS: ['@mailinator.com'] })).toThrow('ILLEGAL_EMAIL_DOMAINS.0')
})
