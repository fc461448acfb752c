import type * as v from 'valibot'
import { type FieldRule, fieldRule } from '~/features/forms/field-rule'
import { deskText } from '~/messages/desk-text'
import { examText } from '~/messages/exam-text'
import { inboxText } from '~/messages/inbox-text'

/** A rule of a form of the desk; its texts are not among those of the site's forms. */
export function deskRule<Field extends string>(field: Field, schema: v.GenericSchema): FieldRule<Field> {
  const { check } = fieldRule(field, schema)
  return {
    field,
    check: (values) => {
      const message = check(values)
      return message === undefined ? undefined : ((examText(message) ?? deskText(message) ?? inboxText(message))?.() ?? message)
    }
  }
}
