import * as v from 'valibot'
import { fieldsOf, type PostedForm, type Values } from '~/contract/posted-form'
import { idempotencyKeySchema } from '~/contract/user-info'

/*
 * What was typed into a form, kept for a reload in the storage of this tab: no other tab sees it, and it ends with the tab, with
 * a submission that was answered, and where somebody else is logged in.
 */

/** Of a form, what its drafts depend on. */
type Drafted<Field extends string> = Pick<PostedForm<Field, unknown>, 'fields' | 'hidden' | 'values'>

export interface Draft<Field extends string> {
  /** Who typed it: the account's identifier, or nothing where nobody was logged in. */
  owner: string
  values: Values<Field>
  /** Key under which just these values were sent without an answer so far. */
  key?: string | undefined
  /** Milliseconds that the form had been on the screen. */
  elapsed: number
}

const draftSchema = v.object({
  owner: v.string(),
  values: v.unknown(),
  key: v.optional(idempotencyKeySchema),
  elapsed: v.pipe(v.number(), v.minValue(0))
})

/** The draft, if there is one that this person may see: their own, or one typed before logging in. Another's is removed. */
export function readDraft<Field extends string>(name: string, form: Drafted<Field>, owner: string): Draft<Field> | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), storage()?.getItem(name))
  if (!draft.success) return undefined
  const values = v.safeParse(form.values, draft.output.values)
  if (!values.success) return undefined
  if (draft.output.owner === '' || draft.output.owner === owner) return { ...draft.output, values: values.output }
  clearDraft(name)
  return undefined
}

export function keepDraft<Field extends string>(name: string, draft: Draft<Field>): void {
  try {
    storage()?.setItem(name, JSON.stringify(draft))
  } catch {
    // A full storage costs the draft, not the form.
  }
}

export function clearDraft(name: string): void {
  storage()?.removeItem(name)
}

/** Browsers that keep nothing throw at the mere mention of it. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** A submission under way: sent again with the same values, it keeps its key. */
export interface Attempt {
  key: string
  /** The values, written down to be compared. */
  written: string
}

export const write = <Field extends string>(form: Drafted<Field>, values: Values<Field>): string =>
  JSON.stringify(fieldsOf(form).map((field) => values[field]))

/** The attempt to send these values: the last one, if it was of the same values and has had no answer; else a new one. */
export function attemptOf(written: string, last: Attempt | undefined): Attempt {
  return last?.written === written ? last : { key: newKey(), written }
}

/** The key of one submission: 128 random bits. Not `randomUUID`, which does not exist on plain http. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
