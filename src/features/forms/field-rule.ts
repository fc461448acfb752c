import * as v from 'valibot'
import type { FieldMessage } from '~/contract/account'

/** Validation of one field; `check` returns the message key of the error. Rules are listed in form order. */
export interface FieldRule<Field extends string> {
  field: Field
  check: (values: Readonly<Record<Field, string>>) => string | undefined
}

/** Type-checks that a message key has a text. */
export const messageKey = (key: FieldMessage) => key

/** A rule that depends only on its own field. `inputOf` returns what the schema checks, by default the text of the field. */
export function fieldRule<Field extends string>(
  field: Field,
  schema: v.GenericSchema,
  inputOf: (values: Readonly<Record<Field, string>>) => unknown = (values) => values[field]
): FieldRule<Field> {
  return {
    field,
    check: (values) => {
      const result = v.safeParse(schema, inputOf(values))
      return result.success ? undefined : result.issues[0].message
    }
  }
}

/** A rule that requires the same value as another field, for repeated passwords. */
export function sameAs<Field extends string>(field: Field, of: Field, message: FieldMessage): FieldRule<Field> {
  return { field, check: (values) => (values[field] === values[of] && values[field] !== '' ? undefined : message) }
}

/** The first invalid field in form order, with its message key. */
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
