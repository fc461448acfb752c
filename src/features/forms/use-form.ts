import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { fieldText } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { type FieldRule, firstFailure } from './field-rule'

interface Form<Field extends string> {
  initial: Readonly<Record<Field, string>>
  /** Messages that the page came with, where the browser has posted the form by itself. */
  errors?: Partial<Record<Field, string>>
  rules: readonly FieldRule<Field>[]
  /** The form's field for a field that the service names. */
  fieldOf: (name: string) => Field | undefined
  /** Sends the form; an `ApiError` that names a field is shown there, every failure also as a message. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>
}

interface State<Field extends string> {
  values: Readonly<Record<Field, string>>
  /** Texts beside the fields. */
  errors: Partial<Record<Field, string>>
  /** Fields that were left or refused: from then on they are checked while anything is typed. */
  checked: readonly Field[]
}

/**
 * State of a form: values, messages beside fields, sending. A field is checked when it is left and, after that, while it
 * is typed in; submitting shows the first failing field's message and moves the focus there. Nothing typed is lost: a
 * password manager fills several fields in one turn, so each change builds on the one before and not on what was rendered.
 */
export function useForm<Field extends string>({ initial, errors: first = {}, rules, fieldOf, send }: Form<Field>) {
  const [{ values, errors }, setState] = useState<State<Field>>({
    values: initial,
    errors: first,
    checked: rules.map(({ field }) => field).filter((field) => first[field] !== undefined)
  })
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function messageOf(field: Field, now: State<Field>['values']): string | undefined {
    const failure = firstFailure(
      rules.filter((rule) => rule.field === field),
      now
    )
    return failure && textOf(failure.message)
  }

  /** The state with the messages of these fields as they are with these values. */
  function recheck(state: State<Field>, fields: readonly Field[]): State<Field> {
    const errors = { ...state.errors }
    for (const field of fields) errors[field] = messageOf(field, state.values)
    return { ...state, errors }
  }

  const withChecked = (state: State<Field>, field: Field): State<Field> =>
    state.checked.includes(field) ? state : { ...state, checked: [...state.checked, field] }

  function set(field: Field, value: string) {
    // A rule may look at two fields (the repeated password), so all that are checked are checked again.
    setState((before) => recheck({ ...before, values: { ...before.values, [field]: value } }, before.checked))
  }

  function leave(field: Field, isInForm: boolean) {
    setState((before) => {
      // An empty field that is left for something outside the form was not filled in wrongly.
      if (before.values[field] === '' && !isInForm) return before
      return recheck(withChecked(before, field), [field])
    })
  }

  function show(field: Field, text: string) {
    setState((before) => withChecked({ ...before, errors: { ...before.errors, [field]: text } }, field))
    const named = form.current?.elements.namedItem(field)
    // Several boxes of one name are a list.
    const input = named && 'forEach' in named ? named.item(0) : named
    if (input instanceof HTMLElement) input.focus()
  }

  return {
    ref: form,
    values,
    errors,
    isSending,
    set,
    /** Whether the field holds what its rules ask for. */
    check: (field: Field) => messageOf(field, values) === undefined,
    show,
    /** What a text field of the form needs. */
    input: (field: Field) => ({
      name: field,
      value: values[field],
      error: errors[field],
      onInput: (value: string) => set(field, value),
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        leave(field, form.current?.contains(event.relatedTarget) ?? false)
    }),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault()
      if (isSending) return
      const failure = firstFailure(rules, values)
      setState((before) => ({ ...before, errors: {} }))
      if (failure) return show(failure.field, textOf(failure.message))
      setSending(true)
      try {
        await send(values)
      } catch (error) {
        if (!(error instanceof ApiError)) {
          // Not a call: the code that hashes the password did not load. Nothing else would tell the visitor.
          showToast({ tone: 'error', text: m.api_unreachable() })
          throw error
        }
        const field = error.field === undefined ? undefined : fieldOf(error.field)
        if (field) show(field, error.text)
      } finally {
        setSending(false)
      }
    }
  }
}

/** The text of a rule's message; a message that is no key is a text of the form's own. */
const textOf = (message: string): string => fieldText(message)?.() ?? message
