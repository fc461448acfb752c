import * as v from 'valibot'
import { fieldsOf, type PostedForm, type Values } from '~/contract/forms/posted-form'
import { idempotencyKeySchema } from '~/contract/user-info'
import { randomKey } from '~/lib/random-key'
import { readStored, writeStored } from '~/lib/storage'

/*
 * Form input that survives a reload. It lives in session storage, so other tabs cannot see it, and is removed after a
 * successful submission or when a different user logs in.
 */

/** The parts of a form's definition that its drafts depend on. */
type DraftForm<Field extends string> = Pick<PostedForm<Field, unknown>, 'fields' | 'values'>

export interface Draft<Field extends string> {
  /** The author's account identifier; empty if the author was not logged in. */
  owner: string
  values: Values<Field>
  /** Idempotency key of a submission of these values that has no answer yet. */
  key?: string | undefined
}

const draftSchema = v.object({
  owner: v.string(),
  values: v.unknown(),
  key: v.optional(idempotencyKeySchema)
})

/** The draft, if this user may see it: their own, or one typed before login. Removes another user's draft. */
export function readDraft<Field extends string>(name: string, form: DraftForm<Field>, owner: string): Draft<Field> | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), readStored('session', name))
  if (!draft.success) return undefined
  const values = v.safeParse(form.values, draft.output.values)
  if (!values.success) return undefined
  if (draft.output.owner === '' || draft.output.owner === owner) return { ...draft.output, values: values.output }
  clearDraft(name)
  return undefined
}

export function saveDraft<Field extends string>(name: string, draft: Draft<Field>): void {
  writeStored('session', name, JSON.stringify(draft))
}

export function clearDraft(name: string): void {
  writeStored('session', name, undefined)
}

/** A submission. Retries with the same values reuse its key. */
export interface Attempt {
  key: string
  /** The values as text, for comparison. */
  serialized: string
}

export const serialize = <Field extends string>(form: DraftForm<Field>, values: Values<Field>): string =>
  JSON.stringify(fieldsOf(form).map((field) => values[field]))

/** The last attempt if its values are the same, otherwise a new one. */
export function nextAttempt(serialized: string, last: Attempt | undefined): Attempt {
  return last?.serialized === serialized ? last : { key: randomKey(), serialized }
}
