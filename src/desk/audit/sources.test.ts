import { expect, test } from 'vitest'
import type { AuditEntry } from '~/contract/audit'
import { sources } from './sources'

const entry = (action: string, subject: string, detail: AuditEntry['detail'] = {}): AuditEntry => ({
  ...{ id: '1', at: 0, actor: 'anna' },
  ...{ action, subject, detail }
})
const shown = (log: string, written: AuditEntry) => {
  const source = sources.find(({ id }) => id === log)
  return [source?.describe(written, (account) => account), source?.addressOf(written)]
}

test('an entry of the log names what was changed as the desk does, and leads to it', () => {
  expect(shown('content', entry('entry-published', 'news/15'))).toEqual([
    '发布新闻15',
    { to: '/desk/entries/entry', search: { kind: 'news', id: 15 } }
  ])
  expect(shown('content', entry('entry-deleted', 'openings/3'))).toEqual(['删除职位3的草稿', undefined])
  expect(shown('content', entry('inquiry-erased', '7'))).toEqual([
    '清除来件7的个人信息',
    { to: '/desk/inbox', search: { id: 7 } }
  ])
  expect(shown('content', entry('inquiries-exported', 'inbox', { rows: 12 }))).toEqual(['导出12条来件', undefined])
  expect(shown('content', entry('media-deleted', 'media/file/1.pdf'))).toEqual(['删除文件media/file/1.pdf', undefined])
  expect(shown('exam', entry('question-published', 'queries-001'))).toEqual([
    '发布题目queries-001',
    { to: '/desk/questions', search: { id: 'queries-001' } }
  ])
})

test('an action that the page does not know is shown by its name', () => {
  expect(shown('content', entry('toString', 'x'))).toEqual([undefined, undefined])
})
