import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { clearDraft, readDraft, saveDraft } from './draft'
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
  const author = useRef<string>(undefined)

  const save = () => {
    if (!ref.current || author.current === undefined || author.current !== owner) return
    const fields = queryFields(ref.current)
    const [values, suggested] = [typedStates(fields), renderedStates(fields)]
    if (areSame(values, suggested)) clearDraft(name)
    else saveDraft(name, { owner, values, suggested })
  }

  const settle = useEffectEvent((current: string) => {
    if (author.current) {
      // Nobody is logged in now. Another user gets a new page.
      if (author.current !== current) clearDraft(name)
      return
    }
    const isFirst = author.current === undefined
    author.current = current
    const draft = isFirst ? readDraft(name, { values: schema }, current) : undefined
    if (ref.current && draft) enterAgain(queryFields(ref.current), draft)
    save()
  })

  useEffect(() => {
    if (owner !== undefined) settle(owner)
  }, [owner])

  return { ref, onChange: save, onSubmit: () => clearDraft(name) }
}
