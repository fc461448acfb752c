import { expect, test } from 'vitest'
import { areSame, enterAgain, type QueryField, renderedStates, typedStates } from './query-fields'

/** The fields of a form as a page renders them: a number, a choice of two, a box and a list. */
const rendered = (users: string): QueryField[] => [
  { name: 'users', type: 'text', value: users, defaultValue: users },
  { name: 'level', type: 'radio', value: '', checked: true, defaultChecked: true },
  { name: 'level', type: 'radio', value: 'graphs', checked: false, defaultChecked: false },
  { name: 'ldap', type: 'checkbox', value: 'yes', checked: false, defaultChecked: false },
  {
    name: 'metric',
    type: 'select-one',
    value: 'time',
    options: [
      { value: 'time', defaultSelected: false },
      { value: 'ratio', defaultSelected: false }
    ]
  }
]

/** The fields after a visitor has changed every one. */
function typed(users: string): QueryField[] {
  const fields = rendered('')
  const changes = [{ value: users }, { checked: false }, { checked: true }, { checked: true }, { value: 'ratio' }]
  for (const [index, field] of fields.entries()) Object.assign(field, changes[index])
  return fields
}

const draftOf = (fields: QueryField[]) => ({ values: typedStates(fields), suggested: renderedStates(fields) })

test('what was typed and not sent is entered into the fields of the page in another language', () => {
  const page = rendered('')
  enterAgain(page, draftOf(typed('12')))
  expect(typedStates(page)).toEqual({
    users: '12',
    'level ': '',
    'level graphs': 'chosen',
    'ldap yes': 'chosen',
    metric: 'ratio'
  })
})

test('the page of another address keeps what the address says', () => {
  const page = rendered('4')
  enterAgain(page, draftOf(typed('12')))
  expect(areSame(typedStates(page), renderedStates(page))).toBe(true)
})

test('input from before the draft was read stays', () => {
  const page = rendered('')
  Object.assign(page[0] ?? {}, { value: '7' })
  enterAgain(page, draftOf(typed('12')))
  expect(typedStates(page)).toMatchObject({ users: '7', 'ldap yes': 'chosen' })
})
