import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { namesOf } from '~/contract/forms/names-of'
import { clearDraft, readDraft, saveDraft } from './draft'
import { useDraftOwner } from './draft-owner'
import type { useForm } from './use-form'

/**
 * Keeps the input of a form for logged-in users over a language switch and a reload. All of its fields are empty at first.
 * @returns a function that deletes the draft, for a form that was sent
 */
export function useDraft<Field extends string>(
  name: string,
  { values, set }: Pick<ReturnType<typeof useForm<Field>>, 'values' | 'set'>
): () => void {
  const { owner } = useDraftOwner()
  const restoredOwner = useRef<string>(undefined)
  const isSent = useRef(false)
  const fields = namesOf(values)
  const schema = v.object(v.entriesFromList(fields, v.optional(v.string(), '')))

  const save = useEffectEvent((input: typeof values, currentOwner: string | undefined) => {
    if (isSent.current || !currentOwner || restoredOwner.current !== currentOwner) return
    if (fields.every((field) => input[field] === '')) clearDraft(name)
    else saveDraft(name, { owner: currentOwner, values: input, suggested: v.parse(schema, {}) })
  })

  const restore = useEffectEvent((currentOwner: string) => {
    // After a logout, only the open page keeps the input.
    if (currentOwner === '' && restoredOwner.current) clearDraft(name)
    if (currentOwner === '' || restoredOwner.current === currentOwner) return
    restoredOwner.current = currentOwner
    const draft = readDraft(name, { values: schema }, currentOwner)
    for (const field of fields) {
      const kept = draft?.values[field]
      if (kept && values[field] === '') set(field, kept)
    }
    // Typed before the account was known
    if (fields.some((field) => values[field] !== '')) save(values, currentOwner)
  })

  useEffect(() => save(values, owner), [values, owner])
  useEffect(() => {
    if (owner !== undefined) restore(owner)
  }, [owner])

  return () => {
    isSent.current = true
    clearDraft(name)
  }
}
