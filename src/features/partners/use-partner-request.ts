import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import {
  chosenWants,
  type PartnerAnswer,
  type PartnerField,
  type PartnerValues,
  partnerBody,
  partnerFields
} from '~/contract/partner-form'
import { idempotencyKeyHeader, type PartnerWant, partnerRequestSchema, userInfoSavedSchema } from '~/contract/user-info'
import { type FieldRule, rule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { callApi } from '~/lib/api'
import { useSession } from '~/lib/session'
import { type Attempt, attemptOf, clearDraft, type Draft, keepDraft, readDraft, write } from './request-draft'

const empty: PartnerValues = {
  name: '',
  phone: '',
  email: '',
  company: '',
  position: '',
  city: '',
  needs: '',
  wants: '',
  trap: ''
}

/** The rules of spec §5 in the order of the form. */
const rules: readonly FieldRule<PartnerField>[] = partnerFields.map((field) =>
  field === 'wants' ? { field, check: checkWants } : rule(field, partnerRequestSchema.entries[field])
)

function checkWants({ wants }: PartnerValues): string | undefined {
  const result = v.safeParse(partnerRequestSchema.entries.wants, chosenWants(wants))
  return result.success ? undefined : result.issues[0].message
}

/**
 * The partner form's state: what is typed, its draft, its submission. The draft is read when it is known who is here. The
 * key of a submission is kept until there is an answer, over a reload too, so that sending again stores nothing twice.
 * @param want what the address of the page names, ticked at first
 */
export function usePartnerRequest(answer: PartnerAnswer | undefined, want: PartnerWant | undefined) {
  const [isSent, setSent] = useState(answer?.isSent ?? false)
  const refused = answer?.isSent === false ? answer : undefined
  const attempt = useRef<Attempt>(undefined)
  const owner = useOwner()
  const draftOwner = useRef<string>(undefined)

  const form = useForm<PartnerField>({
    initial: refused?.values ?? { ...empty, wants: want ?? '' },
    errors: refused?.field ? { [refused.field]: refused.text } : {},
    rules,
    fieldOf: (name) => partnerFields.find((field) => field === name),
    send: async (values) => {
      const current = attemptOf(values, attempt.current)
      attempt.current = current
      keep(values)
      await callApi({
        api: 'main',
        path: 'add/userInfo',
        method: 'POST',
        contentType: 'application/json',
        headers: { [idempotencyKeyHeader]: current.key },
        body: JSON.stringify(partnerBody(values)),
        data: userInfoSavedSchema
      })
      clearDraft()
      setSent(true)
    }
  })
  const { values, set } = form

  function keep(now: PartnerValues) {
    const last = attempt.current
    const key = last?.written === write(now) ? last.key : undefined
    if (draftOwner.current !== undefined) keepDraft({ owner: draftOwner.current, values: now, ...(key && { key }) })
  }

  /** Text that was typed before the page was alive: the browser shows it, so it counts. */
  const adoptTyped = useEffectEvent(() => {
    for (const element of form.ref.current?.elements ?? []) {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
      const field = partnerFields.find((known) => known === element.name)
      if (field && field !== 'wants' && element.value !== values[field]) set(field, element.value)
    }
    const ticked = form.ref.current?.querySelectorAll<HTMLInputElement>('[name=wants]:checked') ?? []
    const wants = [...ticked].map(({ value }) => value).join(',')
    if (wants !== values.wants) set('wants', wants)
  })

  const settleOwner = useEffectEvent((known: string) => {
    if (draftOwner.current) {
      // Who typed this has left.
      if (draftOwner.current !== known) clearDraft()
      return
    }
    const isFirst = draftOwner.current === undefined
    draftOwner.current = known
    if (isSent) clearDraft()
    else if (isFirst) restore(readDraft(known))
  })

  function restore(draft: Draft | undefined) {
    if (!draft) return
    const restored = { ...values }
    for (const field of partnerFields) {
      if (values[field] === '' && draft.values[field] !== '') {
        restored[field] = draft.values[field]
        set(field, draft.values[field])
      }
    }
    if (draft.key && write(restored) === write(draft.values)) attempt.current = { key: draft.key, written: write(restored) }
  }

  const keepTyped = useEffectEvent((typed: PartnerValues, known: string | undefined) => {
    if (!isSent && typed !== empty && draftOwner.current === known) keep(typed)
  })

  useEffect(() => adoptTyped(), [])
  useEffect(() => {
    if (owner !== undefined) settleOwner(owner)
  }, [owner])
  useEffect(() => keepTyped(values, owner), [values, owner])

  return { form, isSent, failure: refused && !refused.field ? refused.text : undefined }
}

/** Whose draft it is: the account's identifier, nothing for a visitor; undefined until it is known. */
function useOwner(): string | undefined {
  const { loggedIn, user } = useSession()
  if (!loggedIn) return ''
  return user && (user.phone ?? user.email ?? undefined)
}
