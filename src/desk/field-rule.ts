import * as v from 'valibot'
import type { FieldRule } from '~/features/forms/field-rule'
import { deskText } from '~/messages/desk-text'
import { examText } from '~/messages/exam-text'
import { inboxText } from '~/messages/inbox-text'

/** A rule of a form of the desk; its texts are not among those of the site's forms. */
export function fieldRule<Field extends string>(field: Field, schema: v.GenericSchema): FieldRule<Field> {
  return {
    field,
    check: (values) => {
      const result = v.safeParse(schema, values[field])
      if (result.success) return undefined
      const { message } = result.issues[0]
      return (examText(message) ?? deskText(message) ?? inboxText(message))?.() ?? message
    }
  }
}
