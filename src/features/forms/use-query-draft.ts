import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { type Author, areSamePerson, authorOf, changeOfAuthor, continued } from './author'
import { awaitsAccount, clearDraft, readDraft, saveDraft } from './draft'
import { useDraftOwner } from './draft-owner'
import { areSame, enterAgain, queryFields, renderedStates, typedStates } from './query-fields'

const schema = v.record(v.string(), v.string())

/**
 * Keeps what is typed in a GET form, and not sent, over a language switch and a reload. Its fields are uncontrolled: they show the
 * address first.
 * @returns props of the form
 */
export function useQueryDraft(name: string) {
  const { owner } = useDraftOwner()
  const ref = useRef<HTMLFormElement>(null)
  const author = useRef<Author>(undefined)

  const save = () => {
    const now = authorOf(owner)
    if (!ref.current || !author.current || !areSamePerson(author.current, now)) return
    const fields = queryFields(ref.current)
    const [values, suggested] = [typedStates(fields), renderedStates(fields)]
    if (areSame(values, suggested)) clearDraft(name)
    else saveDraft(name, { ...continued(now, author.current), values, suggested })
  }

  const settle = useEffectEvent((now: Author) => {
    const isFirst = author.current === undefined
    const change = author.current && changeOfAuthor(author.current, now)
    // Nobody is logged in now. Another user gets a new page.
    if (change === 'leaves') clearDraft(name)
    if (change ? change !== 'stays' : awaitsAccount(name, now)) return
    const draft = isFirst ? readDraft(name, { values: schema }, now) : undefined
    author.current = continued(now, author.current ?? draft)
    if (ref.current && draft) enterAgain(queryFields(ref.current), draft)
    save()
  })

  useEffect(() => settle(authorOf(owner)), [owner])

  return { ref, onChange: save, onSubmit: () => clearDraft(name) }
}
