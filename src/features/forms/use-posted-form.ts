import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { formTimeout } from '~/contract/limits'
import { bodyOf, bodyValue, type FormAnswer, type PostedForm, readValues, type Values } from '~/contract/posted-form'
import { idempotencyKeyHeader } from '~/contract/user-info'
import { ApiError, callApi } from '~/lib/api'
import { useSession } from '~/lib/session'
import { dismissFailures } from '~/lib/toasts'
import { type Attempt, attemptOf, clearDraft, type Draft, keepDraft, readDraft, write } from './draft'
import type { FieldRule } from './field-rule'
import { useForm } from './use-form'

/** A refusal that no field shows. */
interface Failure<Field extends string> {
  text: string
  /** The hidden field at fault, where there is one. */
  field: Field | undefined
}

interface Start<Field extends string, Saved> {
  /** What the page knows or suggests; every other field is empty. */
  initial?: Partial<Values<Field>>
  /** What became of the form, where the browser posted it by itself. */
  answer: FormAnswer<Field, Saved> | undefined
  /** What the form is about, where it is on several pages and what is typed belongs to one of them. */
  about?: string
}

/**
 * The state of a form that main takes (spec §5, §7): what is typed, its draft, its submission. The draft is read when it is known
 * who is here. The key of a submission is kept until there is an answer, over a reload too, so that sending again stores nothing
 * twice. What a refusal says stays on the page until the next submission, beside its field or as the failure of the form.
 */
export function usePostedForm<Field extends string, Saved>(
  definition: PostedForm<Field, Saved>,
  { initial, answer, about }: Start<Field, Saved>
) {
  const refused = answer?.isSent === false ? answer : undefined
  const shown = definition.fields.find((field) => field === refused?.field)
  const [saved, setSaved] = useState(answer?.isSent ? { data: answer.saved } : undefined)
  const [failure, setFailure] = useState<Failure<Field> | undefined>(shown ? undefined : refused)
  const attempt = useRef<Attempt>(undefined)
  const owner = useOwner()
  const draftOwner = useRef<string>(undefined)
  /** On the page's clock; below zero where the form was shown before it was loaded again. */
  const shownAt = useRef(0)
  const draftName = about === undefined ? definition.name : `${definition.name} ${about}`
  const [first] = useState(() => refused?.values ?? { ...v.parse(definition.values, {}), ...initial })

  const form = useForm<Field>({
    initial: first,
    errors: refused && shown ? textAt(shown, refused.text) : {},
    rules: definition.fields.map((field) => fieldRule(definition, field)),
    fieldOf: (name) => definition.fields.find((field) => field === name),
    send: async (values) => {
      setFailure(undefined)
      attempt.current = attemptOf(write(definition, values), attempt.current)
      keep(values)
      try {
        const data = await callApi({
          api: 'main',
          path: definition.call,
          method: 'POST',
          contentType: 'application/json',
          headers: { [idempotencyKeyHeader]: attempt.current.key },
          body: JSON.stringify({ ...bodyOf(definition, values), elapsed: elapsed() }),
          data: definition.saved,
          timeout: formTimeout
        })
        clearDraft(draftName)
        setSaved({ data })
        dismissFailures()
      } catch (error) {
        if (error instanceof ApiError && !definition.fields.some((field) => field === error.field)) {
          setFailure({ text: error.text, field: definition.hidden.find((field) => field === error.field) })
        }
        throw error
      }
    }
  })
  const { values, set } = form

  const elapsed = () => Math.round(performance.now() - shownAt.current)

  function keep(now: Values<Field>) {
    if (draftOwner.current === undefined) return
    const written = write(definition, now)
    const key = attempt.current?.written === written ? attempt.current.key : undefined
    // As the page showed it, it is nobody's work.
    if (!refused && written === write(definition, first)) clearDraft(draftName)
    else keepDraft(draftName, { owner: draftOwner.current, values: now, key, elapsed: elapsed() })
  }

  /** Text that was typed before the page was alive: the browser shows it, so it counts. */
  const adoptTyped = useEffectEvent(() => {
    shownAt.current = performance.now()
    if (!form.ref.current) return
    const typed = readValues(definition, new FormData(form.ref.current))
    for (const field of definition.fields) if (typed[field] !== values[field]) set(field, typed[field])
  })

  const settleOwner = useEffectEvent((known: string) => {
    if (draftOwner.current) {
      // Who typed this has left.
      if (draftOwner.current !== known) clearDraft(draftName)
      return
    }
    const isFirst = draftOwner.current === undefined
    draftOwner.current = known
    if (saved) clearDraft(draftName)
    else if (isFirst) restore(readDraft(draftName, definition, known))
  })

  function restore(draft: Draft<Field> | undefined) {
    if (!draft) return
    const restored: Record<Field, string> = { ...values }
    for (const field of definition.fields) {
      if (values[field] === '' && draft.values[field] !== '') {
        restored[field] = draft.values[field]
        set(field, draft.values[field])
      }
    }
    shownAt.current -= draft.elapsed
    const written = write(definition, restored)
    if (draft.key && written === write(definition, draft.values)) attempt.current = { key: draft.key, written }
  }

  const keepTyped = useEffectEvent((typed: Values<Field>, known: string | undefined) => {
    if (!saved && typed !== first && draftOwner.current === known) keep(typed)
  })

  useEffect(() => adoptTyped(), [])
  useEffect(() => {
    if (owner !== undefined) settleOwner(owner)
  }, [owner])
  useEffect(() => keepTyped(values, owner), [values, owner])

  return {
    form,
    hidden: definition.hidden,
    /** What main answered, once the form is stored. */
    saved: saved?.data,
    failure,
    /** Forgets what was typed. */
    discard: () => clearDraft(draftName)
  }
}

/** The rule of the call for what stands in a field. */
function fieldRule<Field extends string>(
  definition: Pick<PostedForm<Field, unknown>, 'rules' | 'lists'>,
  field: Field
): FieldRule<Field> {
  return {
    field,
    check: (values) => {
      const result = v.safeParse(definition.rules[field], bodyValue(definition, field, values))
      return result.success ? undefined : result.issues[0].message
    }
  }
}

function textAt<Field extends string>(field: Field, text: string): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  texts[field] = text
  return texts
}

/** Whose draft it is: the account's identifier, nothing for a visitor; undefined until it is known. */
function useOwner(): string | undefined {
  const { loggedIn, user } = useSession()
  if (!loggedIn) return ''
  return user && (user.phone ?? user.email ?? undefined)
}
