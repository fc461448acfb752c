import * as v from 'valibot'
import { type FormAnswer, fieldsOf, type PostedForm } from '~/contract/forms/posted-form'
import { edgeContext } from '~/lib/edge-context'

/** The answer to a form that the browser posted without scripts, if this page renders it. Call it in the route's loader. */
export function formAnswer<Field extends string, Saved>(form: PostedForm<Field, Saved>): FormAnswer<Field, Saved> | undefined {
  const answer = edgeContext()?.postedAnswer
  if (answer?.form !== form.name) return undefined
  if (answer.isSent)
    return { isSent: true, saved: v.parse(form.saved, answer.saved), values: v.parse(form.values, answer.values) }
  const { text, field } = answer
  return {
    isSent: false,
    values: v.parse(form.values, answer.values),
    text,
    field: fieldsOf(form).find((known) => known === field)
  }
}
