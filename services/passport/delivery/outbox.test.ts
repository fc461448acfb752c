import { expect, test } from 'vitest'
import { outboxDelivery } from './outbox'

test('an invitation to a phone number has the words of a text message, one to an address those of a mail', async () => {
  const sent: unknown[] = []
  const { sendInvitation } = outboxDelivery({
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return new Response()
    }
  })
  const invitation = { link: 'https://www.galaxy.example/user#invitation=token', locale: 'zh-CN' } as const
  await sendInvitation({ to: '13800000000', ...invitation })
  await sendInvitation({ to: 'anna@example.com', ...invitation })
  expect(sent).toMatchObject([
    { to: '13800000000', text: expect.stringContaining('用本手机号登录') },
    { to: 'anna@example.com', text: expect.stringContaining('绑定这个邮箱') }
  ])
})
