import * as v from 'valibot'
import { fieldsOf, type PostedForm, type Values, visibleOf } from '~/contract/forms/posted-form'
import { idempotencyKeySchema } from '~/contract/user-info'
import { randomKey } from '~/lib/random-key'
import { readStored, writeStored } from '~/lib/storage'
import { type Author, areSamePerson } from './author'

/*
 * Form input that survives a reload. It lives in session storage, so other tabs cannot see it, and is removed after a
 * successful submission or when a different user logs in.
 */

/** The parts of a form's definition that its drafts depend on. */
type DraftForm<Field extends string> = Pick<PostedForm<Field, unknown>, 'fields' | 'values'>

export interface Draft<Field extends string> extends Author {
  values: Values<Field>
  /** The values that the page suggested. */
  suggested: Values<Field>
  /** Idempotency key of a submission of these values that has no answer yet. */
  key?: string | undefined
}

const draftSchema = v.object({
  owner: v.optional(v.string()),
  values: v.unknown(),
  // The release before this one stored no login, and the one before it no suggestions.
  login: v.optional(v.string(), ''),
  suggested: v.optional(v.unknown(), {}),
  key: v.optional(idempotencyKeySchema)
})

function storedDraft(name: string): v.InferOutput<typeof draftSchema> | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), readStored('session', name))
  return draft.success ? draft.output : undefined
}

const isReadable = (draft: Author, now: Author): boolean => draft.owner === '' || areSamePerson(draft, now)

/** Whether only the account tells if the stored draft is this user's: it was typed under another login. */
export function awaitsAccount(name: string, now: Author): boolean {
  const draft = now.owner === undefined ? storedDraft(name) : undefined
  return draft !== undefined && !isReadable(draft, now)
}

/** The draft, if this user may see it: their own, or one typed before login. Removes another user's draft. */
export function readDraft<Field extends string>(
  name: string,
  form: Pick<DraftForm<Field>, 'values'>,
  now: Author
): Draft<Field> | undefined {
  const draft = storedDraft(name)
  if (!draft) return undefined
  const values = v.safeParse(form.values, draft.values)
  const suggested = v.safeParse(form.values, draft.suggested)
  if (!values.success || !suggested.success) return undefined
  if (isReadable(draft, now)) return { ...draft, values: values.output, suggested: suggested.output }
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
