import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { commandsFor, slashCommands } from './slash-commands'

test.each([
  ['表格', m.editor_insert_table],
  ['TABLE', m.editor_insert_table],
  ['heading2', m.editor_heading_2],
  ['h3', m.editor_heading_3],
  ['有序', m.editor_list_numbered],
  ['媒体库', m.editor_insert_library],
  ['biaoge', m.editor_insert_table],
  ['tubiao', m.editor_insert_chart],
  ['crfj', m.editor_insert_attachments],
  ['图表', m.editor_insert_chart]
])('%s finds the block by its name in either language, or by pinyin', (query, name) => {
  expect(commandsFor(query).map((command) => command.name())).toContain(name())
})

test('the pinyin of each command is that of its Chinese name', () => {
  for (const { name, pinyin: written } of slashCommands)
    expect(written).toBe(pinyin(name({}, { locale: 'zh-CN' }), { toneType: 'none' }))
})

test('nothing typed finds every block, and what no block is called finds none', () => {
  expect(commandsFor('')).toEqual(slashCommands)
  expect(commandsFor('usr')).toEqual([])
})
