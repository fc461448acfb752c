import { expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { commandsFor, slashCommands } from './slash-commands'

test.each([
  ['表格', m.editor_insert_table],
  ['TABLE', m.editor_insert_table],
  ['heading2', m.editor_heading_2],
  ['h3', m.editor_heading_3],
  ['有序', m.editor_list_numbered],
  ['媒体库', m.editor_insert_library]
])('%s finds the block by its name in either language', (query, name) => {
  expect(commandsFor(query).map((command) => command.name())).toContain(name())
})

test('nothing typed finds every block, and what no block is called finds none', () => {
  expect(commandsFor('')).toEqual(slashCommands)
  expect(commandsFor('usr')).toEqual([])
})
