import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { CurrentUser } from '~/contract/account'
import { ruleOf } from '~/contract/forms/field'
import {
  bodyOf,
  bodyValue,
  type FormAnswer,
  hiddenOf,
  type PostedForm,
  readValues,
  type Values,
  visibleOf
} from '~/contract/forms/posted-form'
import { formTimeout } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { idempotencyKeyHeader } from '~/contract/user-info'
import { openAccountModal } from '~/lib/account-modal'
import { ApiError, callApi } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { sessionStore } from '~/lib/session'
import { type Author, areSamePerson, authorOf, changeOfAuthor, continued } from './author'
import {
  type Attempt,
  awaitsAccount,
  changedFields,
  clearDraft,
  type Draft,
  nextAttempt,
  readDraft,
  saveDraft,
  serialize
} from './draft'
import { useDraftOwner } from './draft-owner'
import { type FieldRule, fieldRule } from './field-rule'
import { fillingTime } from './filling-time'
import { newIdentifierRule, useIllegalDomains } from './new-identifier'
import { useSubmission } from './submission'
import { useForm } from './use-form'

/** An error that belongs to no visible field. */
interface Failure<Field extends string> {
  text: string
  /** The invalid hidden field, if any. */
  field: Field | undefined
}

interface Options<Field extends string, Saved> {
  /** Known or suggested values; other fields are empty. */
  suggested?: Partial<Values<Field>>
  /** Input from before the code of the form was loaded. */
  typed?: Values<Field> | undefined
  /** The answer if the browser posted the form without scripts. */
  answer: FormAnswer<Field, Saved> | undefined
  /** The subject, if the form is on several pages with a draft for each. */
  about?: string
  /** Only logged-in users may send the form. Everybody else gets the login over the page, and then sends the input. */
  needsLogin?: boolean
}

/**
 * State of a form that posts to main (spec §5, §7): input, draft, submission. The draft is read once it is clear whose it is. A
 * submission keeps its idempotency key until it is answered, across reloads too, so that a retry does not store it twice. An
 * error stays visible until the next submission, at its field or as the form's error.
 */
export function usePostedForm<Field extends string, Saved>(
  definition: PostedForm<Field, Saved>,
  { suggested, typed, answer, about, needsLogin = false }: Options<Field, Saved>
) {
  const visible = visibleOf(definition)
  const rejected = answer?.isSent === false ? answer : undefined
  const invalidField = visible.find((field) => field === rejected?.field)
  const [failure, setFailure] = useState<Failure<Field> | undefined>(invalidField ? undefined : rejected)
  const attempt = useRef<Attempt>(undefined)
  const locale = useLocale()
  const illegalDomains = useIllegalDomains()
  const { owner, user } = useDraftOwner()
  /** Values that the account filled in; empty if it filled in none. */
  const [prefilled, setPrefilled] = useState<Partial<Values<Field>>>({})
  const author = useRef<Author>(undefined)
  const isPrefillDue = useRef(true)
  const draftName = about === undefined ? definition.name : `${definition.name} ${about}`
  const posted = answer?.isSent ? { data: answer.saved, values: answer.values } : undefined
  const { submission: saved, setSubmission: setSaved, reset } = useSubmission(definition, draftName, posted)
  const [suggestedValues] = useState(() => ({ ...v.parse(definition.values, {}), ...suggested }))

  const form = useForm<Field>({
    initial: rejected?.values ?? typed ?? suggestedValues,
    errors: rejected && invalidField ? errorAt(invalidField, rejected.text) : {},
    rules: visible.map((field) => callRule(definition, field, { locale, illegalDomains })),
    fieldOf: (name) => visible.find((field) => field === name),
    showsEveryFailure: true,
    send: async (values) => {
      setFailure(undefined)
      if (needsLogin && !sessionStore.state.loggedIn) return openAccountModal('login')
      attempt.current = nextAttempt(serialize(definition, values), attempt.current)
      saveAs(authorOf(owner), values)
      try {
        const data = await callApi('main', {
          call: definition.call,
          headers: { [idempotencyKeyHeader]: attempt.current.key },
          json: { ...bodyOf(definition, values), elapsed: await fillingTime() },
          data: definition.saved,
          timeout: formTimeout
        })
        clearDraft(draftName)
        setSaved({ data, values })
      } catch (error) {
        if (error instanceof ApiError && !visible.some((field) => field === error.field)) {
          setFailure({ text: error.text, field: hiddenOf(definition).find((field) => field === error.field) })
        }
        // The login is over although its cookie is still there. A 403 would have ended the session in the browser.
        if (error instanceof ApiError && error.status === 401) openAccountModal('login')
        throw error
      }
    }
  })
  const { values, set } = form

  function saveAs(now: Author, current: Values<Field>) {
    if (!author.current || !areSamePerson(author.current, now)) return
    const serialized = serialize(definition, current)
    const key = attempt.current?.serialized === serialized ? attempt.current.key : undefined
    // Untouched suggestions are not worth a draft.
    if (serialized === serialize(definition, suggestedValues)) clearDraft(draftName)
    else saveDraft(draftName, { ...continued(now, author.current), values: current, suggested: suggestedValues, key })
  }

  /** Takes over the input from before hydration. The browser shows it, so it must be submitted. */
  const adoptInput = useEffectEvent(() => {
    if (!form.ref.current) return
    const input = readValues(definition, new FormData(form.ref.current))
    for (const field of visible) if (input[field] !== values[field]) set(field, input[field])
  })

  const settleAuthor = useEffectEvent((now: Author, knownUser: CurrentUser | undefined) => {
    const isFirst = author.current === undefined
    const change = author.current && changeOfAuthor(author.current, now)
    if (change === 'leaves') {
      // Nobody is logged in now. Another user gets a new page.
      clearDraft(draftName)
      removePrefilled()
      isPrefillDue.current = true
    }
    if (change ? change !== 'stays' : awaitsAccount(draftName, now)) return
    const draft = isFirst && !saved ? readDraft(draftName, definition, now) : undefined
    author.current = continued(now, author.current ?? draft)
    if (saved) return clearDraft(draftName)
    const restored = restore(draft)
    if (knownUser && isPrefillDue.current) prefill(restored ?? values, knownUser)
  })

  /**
   * Fills empty fields from the account, except the one in which the visitor is about to type. Runs in the browser, because pages
   * are cached for everybody.
   */
  function prefill(current: Values<Field>, knownUser: CurrentUser) {
    isPrefillDue.current = false
    if (rejected) return
    const known = accountValues(knownUser)
    const filled: Partial<Record<Field, string>> = {}
    for (const field of visible) {
      const value = known[field]
      const isInUse = form.ref.current?.elements.namedItem(field) === document.activeElement
      if (current[field] !== '' || !value || isInUse) continue
      filled[field] = value
      set(field, value)
    }
    setPrefilled(filled)
  }

  /** The next person at this computer must not read the account's details in the form. */
  function removePrefilled() {
    for (const field of visible) if (prefilled[field] && values[field] === prefilled[field]) set(field, '')
    setPrefilled({})
  }

  /** The values with the changes of the draft, except where the page has later input; undefined without a draft. */
  function restore(draft: Draft<Field> | undefined): Values<Field> | undefined {
    if (!draft) return undefined
    const restored: Record<Field, string> = { ...values }
    for (const [field, value] of changedFields(definition, draft, suggestedValues)) {
      if (values[field] !== suggestedValues[field]) continue
      restored[field] = value
      set(field, value)
    }
    const serialized = serialize(definition, restored)
    if (draft.key && serialized === serialize(definition, draft.values)) attempt.current = { key: draft.key, serialized }
    return restored
  }

  const saveInput = useEffectEvent((input: Values<Field>, now: Author) => {
    if (!saved && input !== suggestedValues) saveAs(now, input)
  })

  useEffect(() => adoptInput(), [])
  useEffect(() => settleAuthor(authorOf(owner), user), [owner, user])
  useEffect(() => saveInput(values, authorOf(owner)), [values, owner])

  return {
    form,
    hidden: hiddenOf(definition),
    /** Main's answer after a successful submission. */
    saved: saved?.data,
    /** The values of the successful submission. */
    sent: saved?.values,
    /** Whether the account filled in a field. */
    isPrefilled: Object.keys(prefilled).length > 0,
    failure,
    /** Deletes the draft. */
    discard: () => clearDraft(draftName),
    /** Forgets the submission, which shows the form again. */
    reset
  }
}

/** The call's validation of a field. */
function callRule<Field extends string>(
  definition: Pick<PostedForm<Field, unknown>, 'fields'>,
  field: Field,
  { locale, illegalDomains }: { locale: Locale; illegalDomains: readonly string[] }
): FieldRule<Field> {
  const schema = ruleOf(definition.fields[field], locale)
  if (field === 'email') return newIdentifierRule(field, schema, illegalDomains)
  return fieldRule(field, schema, (values) => bodyValue(definition, field, values))
}

function errorAt<Field extends string>(field: Field, text: string): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {}
  texts[field] = text
  return texts
}

/** Data of an account by the names of form fields. An email address that is not activated may be somebody else's. */
function accountValues({ username, phone, email, emailActivated, company, position }: CurrentUser) {
  const known: Readonly<Record<string, string | null>> = {
    name: username,
    phone,
    email: emailActivated ? email : null,
    company,
    position
  }
  return known
}
