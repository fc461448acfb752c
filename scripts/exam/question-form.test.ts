import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bankContentSchema } from '../../src/contract/exam-bank'
import { emptyForm, formOf, writtenOf } from '../../src/desk/questions/question-form'
import { readBank } from './bank'

test('every question of the bank survives the form unchanged', () => {
  for (const { id: _, version: __, pool: ___, ...written } of readBank().flatMap(({ questions }) => questions)) {
    const content = v.parse(bankContentSchema, written)
    expect(v.parse(bankContentSchema, writtenOf(formOf(content)))).toEqual(content)
  }
})

test('an empty form is refused by its first empty field, and text that is no graph by the graph', () => {
  const issuesOf = (form: typeof emptyForm) =>
    v.safeParse(bankContentSchema, writtenOf(form)).issues?.map(({ message }) => message)
  expect(issuesOf(emptyForm)?.[0]).toBe('field_bank_source')
  expect(issuesOf({ ...emptyForm, source: '2', graph: '{' })).toContain('field_bank_graph')
})
