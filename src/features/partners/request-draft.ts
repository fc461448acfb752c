import * as v from 'valibot'
import { type PartnerValues, partnerFields, partnerValuesSchema } from '~/contract/partner-form'
import { idempotencyKeySchema } from '~/contract/user-info'

const storageName = 'partner-request'

const draftSchema = v.object({
  /** Who typed it: the account's identifier, or nothing where nobody was logged in. */
  owner: v.string(),
  values: partnerValuesSchema,
  /** Key under which just these values were sent without an answer so far. */
  key: v.optional(idempotencyKeySchema)
})
export type Draft = v.InferOutput<typeof draftSchema>

/*
 * What was typed into the partner form, kept for a reload in the storage of this tab: no other tab sees it, and it ends with
 * the tab, with a submission that was answered, and where somebody else is logged in.
 */

/** The draft, if there is one that this person may see: their own, or one typed before logging in. Another's is removed. */
export function readDraft(owner: string): Draft | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), storage()?.getItem(storageName))
  if (!draft.success) return undefined
  if (draft.output.owner === '' || draft.output.owner === owner) return draft.output
  clearDraft()
  return undefined
}

export function keepDraft(draft: Draft): void {
  const isEmpty = partnerFields.every((field) => draft.values[field] === '')
  try {
    if (isEmpty) clearDraft()
    else storage()?.setItem(storageName, JSON.stringify(draft))
  } catch {
    // A full storage costs the draft, not the form.
  }
}

export function clearDraft(): void {
  storage()?.removeItem(storageName)
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

export const write = (values: PartnerValues): string => JSON.stringify(partnerFields.map((field) => values[field]))

/** The attempt to send these values: the last one, if it was of the same values and has had no answer; else a new one. */
export function attemptOf(values: PartnerValues, last: Attempt | undefined): Attempt {
  const written = write(values)
  return last?.written === written ? last : { key: newKey(), written }
}

/** 128 random bits. Not `randomUUID`, which does not exist on plain http. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
