import { expect, test } from 'vitest'
import type { InquiryEvent } from '~/contract/inbox'
import { eventText } from './event-text'

const event: InquiryEvent = {
  id: 1,
  at: '2026-11-24T09:00:00.000Z',
  actor: 'anna',
  isMine: false,
  kind: 'assigned',
  assignee: null,
  state: null,
  text: null,
  isPublished: false,
  delivery: null
}
const names: Readonly<Record<string, string>> = { anna: 'Anna', sam: 'Sam' }

test.each<[Partial<InquiryEvent>, string]>([
  [{ assignee: 'anna' }, 'Anna开始处理'],
  [{ assignee: 'sam' }, 'Anna把来件分派给Sam'],
  [{ assignee: 'sam', isMine: true }, '我把来件分派给Sam'],
  [{ isMine: true }, '我退回了来件'],
  [{ kind: 'note' }, 'Anna写了备注'],
  [{ kind: 'reply', isMine: true }, '我答复了访客'],
  [{ kind: 'state', state: 'done' }, 'Anna把状态改为“已处理”'],
  [{ kind: 'erased', actor: null }, '系统删除了个人信息']
])('the history says who did what: %j', (change, text) => {
  expect(eventText({ ...event, ...change }, (account) => names[account] ?? account)).toBe(text)
})
