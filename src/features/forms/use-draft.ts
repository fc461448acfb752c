import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { namesOf } from '~/contract/forms/names-of'
import { type Author, areSamePerson, authorOf, changeOfAuthor, continued } from './author'
import { awaitsAccount, clearDraft, readDraft, saveDraft } from './draft'
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
  const author = useRef<Author>(undefined)
  const isSent = useRef(false)
  const fields = namesOf(values)
  const schema = v.object(v.entriesFromList(fields, v.optional(v.string(), '')))

  const save = useEffectEvent((input: typeof values, now: Author) => {
    if (isSent.current || now.owner === '' || !author.current || !areSamePerson(author.current, now)) return
    if (fields.every((field) => input[field] === '')) clearDraft(name)
    else saveDraft(name, { ...continued(now, author.current), values: input, suggested: v.parse(schema, {}) })
  })

  const restore = useEffectEvent((now: Author) => {
    const isFirst = author.current === undefined
    // After a logout, only the open page keeps the input.
    if (now.owner === '' && !isFirst) clearDraft(name)
    if (now.owner === '') return
    if (author.current ? changeOfAuthor(author.current, now) !== 'stays' : awaitsAccount(name, now)) return
    const draft = isFirst ? readDraft(name, { values: schema }, now) : undefined
    author.current = continued(now, author.current ?? draft)
    if (!isFirst) return
    for (const field of fields) {
      const kept = draft?.values[field]
      if (kept && values[field] === '') set(field, kept)
    }
    // Typed before the owner of the stored draft was known
    if (fields.some((field) => values[field] !== '')) save(values, now)
  })

  useEffect(() => save(values, authorOf(owner)), [values, owner])
  useEffect(() => restore(authorOf(owner)), [owner])

  return () => {
    isSent.current = true
    clearDraft(name)
  }
}
