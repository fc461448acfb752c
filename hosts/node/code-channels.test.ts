import { expect, test } from 'vitest'
import { missingChannels } from './code-channels.ts'

test('a channel is there when its server or gateway is named', () => {
  expect(missingChannels({ SMS_WEBHOOK_URL: 'https://sms.cn/', SMTP_HOST: 'mail.cn' })).toEqual([])
  expect(missingChannels({ SMS_WEBHOOK_URL: '', SMTP_HOST: 'mail.cn' })).toEqual(['phone'])
  expect(missingChannels({ SMS_WEBHOOK_URL: 'https://sms.cn/' })).toEqual(['email'])
  expect(missingChannels({})).toEqual(['phone', 'email'])
})
