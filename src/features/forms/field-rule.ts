import * as v from 'valibot'
import type { FieldMessage } from '~/contract/account'

/** One field and its rule; the rule answers with the key of its message. The order of the rules is the form's. */
export interface FieldRule<Field extends string> {
  field: Field
  check: (values: Readonly<Record<Field, string>>) => string | undefined
}

/** A rule's message, held to be one that there is a text for. */
export const failure = (key: FieldMessage) => key

/** A rule that looks at its own field only. */
export function rule<Field extends string>(field: Field, schema: v.GenericSchema): FieldRule<Field> {
  return {
    field,
    check: (values) => {
      const result = v.safeParse(schema, values[field])
      return result.success ? undefined : result.issues[0].message
    }
  }
}

/** A rule that the field says the same as another one: a password that is typed twice. */
export function repetition<Field extends string>(field: Field, of: Field, message: FieldMessage): FieldRule<Field> {
  return { field, check: (values) => (values[field] === values[of] && values[field] !== '' ? undefined : message) }
}

/** The first field that fails, in form order, with the key of its message. */
export function firstFailure<Field extends string>(
  rules: readonly FieldRule<Field>[],
  values: Readonly<Record<Field, string>>
): { field: Field; message: string } | undefined {
  for (const { field, check } of rules) {
    const message = check(values)
    if (message !== undefined) return { field, message }
  }
  return undefined
}
