import * as v from 'valibot'
import { fieldsOf, type PostedForm, type Values, visibleOf } from '~/contract/forms/posted-form'
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
  /** The values that the page suggested. */
  suggested: Values<Field>
  /** Idempotency key of a submission of these values that has no answer yet. */
  key?: string | undefined
}

const draftSchema = v.object({
  owner: v.string(),
  values: v.unknown(),
  // The release before this one stored none.
  suggested: v.optional(v.unknown(), {}),
  key: v.optional(idempotencyKeySchema)
})

/** The draft, if this user may see it: their own, or one typed before login. Removes another user's draft. */
export function readDraft<Field extends string>(
  name: string,
  form: Pick<DraftForm<Field>, 'values'>,
  owner: string
): Draft<Field> | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), readStored('session', name))
  if (!draft.success) return undefined
  const { owner: author, key } = draft.output
  const values = v.safeParse(form.values, draft.output.values)
  const suggested = v.safeParse(form.values, draft.output.suggested)
  if (!values.success || !suggested.success) return undefined
  if (author === '' || author === owner) return { owner: author, key, values: values.output, suggested: suggested.output }
  clearDraft(name)
  return undefined
}

export function saveDraft<Field extends string>(name: string, draft: Draft<Field>): void {
  writeStored('session', name, JSON.stringify(draft))
}

/**
 * The visible fields that the visitor changed, with their values. An untouched suggestion belongs to its page and language. The
 * chosen options are left out on a page that suggests others: the visitor came to it by a link that names them.
 */
export function changedFields<Field extends string>(
  form: Pick<DraftForm<Field>, 'fields'>,
  draft: Pick<Draft<Field>, 'values' | 'suggested'>,
  suggested: Values<Field>
): [Field, string][] {
  const isChoice = (field: Field) => form.fields[field].input === 'choice' || form.fields[field].input === 'choices'
  const fields = visibleOf(form)
  const hasOtherChoices = fields.some((field) => isChoice(field) && draft.suggested[field] !== suggested[field])
  return fields
    .filter((field) => draft.values[field] !== draft.suggested[field] && !(hasOtherChoices && isChoice(field)))
    .map((field) => [field, draft.values[field]])
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
