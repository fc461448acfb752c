/*
 * The fields of a form whose address keeps what was sent. The page renders that as their initial state, so what differs from it was
 * typed since.
 */

/** The state of each field as text: the value, and for a box or button to choose, under its own value, whether it is chosen. */
type FieldStates = Readonly<Record<string, string>>

type Choice = Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'checked' | 'defaultChecked'>
type Text = Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'defaultValue'>
type Selection = Pick<HTMLSelectElement, 'name' | 'type' | 'value'> & {
  options: ArrayLike<Pick<HTMLOptionElement, 'value' | 'defaultSelected'>>
}
export type QueryField = Choice | Text | Selection

const chosen = 'chosen'

const isChoice = (field: QueryField): field is Choice => field.type === 'checkbox' || field.type === 'radio'
const idOf = (field: QueryField): string => (isChoice(field) ? `${field.name} ${field.value}` : field.name)

const stateOf = (field: QueryField): string => (isChoice(field) ? (field.checked ? chosen : '') : field.value)

function initialOf(field: QueryField): string {
  if (isChoice(field)) return field.defaultChecked ? chosen : ''
  if ('defaultValue' in field) return field.defaultValue
  const options = Array.from(field.options)
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const statesBy = (fields: readonly QueryField[], state: (field: QueryField) => string): FieldStates =>
  Object.fromEntries(fields.map((field) => [idOf(field), state(field)]))

/** The content of the fields. */
export const typedStates = (fields: readonly QueryField[]): FieldStates => statesBy(fields, stateOf)

/** The content that the page rendered in them, from its address. */
export const renderedStates = (fields: readonly QueryField[]): FieldStates => statesBy(fields, initialOf)

export const areSame = (one: FieldStates, other: FieldStates): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Enters the states again, except where the page has later input. Nothing is entered on a page that rendered something else. */
export function enterAgain(fields: readonly QueryField[], draft: { values: FieldStates; suggested: FieldStates }): void {
  if (!areSame(draft.suggested, renderedStates(fields))) return
  const untouched = fields.filter((field) => stateOf(field) === initialOf(field))
  for (const field of untouched) {
    const state = draft.values[idOf(field)] ?? initialOf(field)
    if (isChoice(field)) field.checked = state === chosen
    else field.value = state
  }
}

/** The fields of a form that its address keeps. */
export function queryFields(form: HTMLFormElement): QueryField[] {
  return Array.from(form.elements).filter((element): element is HTMLInputElement | HTMLSelectElement => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
    return isField && element.name !== '' && element.type !== 'hidden'
  })
}
