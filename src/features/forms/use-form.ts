import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { type FieldRule, firstFailure } from './field-rule'
import { textOf } from './field-text'

interface Form<Field extends string> {
  initial: Readonly<Record<Field, string>>
  rules: readonly FieldRule<Field>[]
  /** The form's field for a field that the service names. */
  fieldOf: (name: string) => Field | undefined
  /** Sends the form; an `ApiError` that names a field is shown there, every failure also as a message. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>
}

/**
 * State of a form: values, messages beside fields, sending. A field is checked when it is left and, after that, while it
 * is typed in; submitting shows the first failing field's message and moves the focus there. Nothing typed is lost.
 */
export function useForm<Field extends string>({ initial, rules, fieldOf, send }: Form<Field>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [isSending, setSending] = useState(false)
  const left = useRef(new Set<Field>())
  const form = useRef<HTMLFormElement>(null)

  const messageOf = (field: Field, now: Readonly<Record<Field, string>>) => {
    const message = rules.find((rule) => rule.field === field)?.check(now)
    return message === undefined ? undefined : textOf(message)
  }

  function recheck(fields: Iterable<Field>, now: Readonly<Record<Field, string>>) {
    setErrors((before) => {
      const after = { ...before }
      for (const field of fields) after[field] = messageOf(field, now)
      return after
    })
  }

  function show(field: Field, text: string) {
    left.current.add(field)
    setErrors((before) => ({ ...before, [field]: text }))
    const input = form.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }

  function set(field: Field, value: string) {
    const now = { ...values, [field]: value }
    setValues(now)
    // A rule may look at two fields (the repeated password), so all fields that were left are checked again.
    recheck(left.current, now)
  }

  return {
    ref: form,
    values,
    errors,
    isSending,
    set,
    check: (field: Field) => messageOf(field, values) === undefined,
    show,
    /** What a text field of the form needs. */
    input: (field: Field) => ({
      name: field,
      value: values[field],
      error: errors[field],
      onInput: (value: string) => set(field, value),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // An empty field that is left for something outside the form was not filled in wrongly.
        if (values[field] === '' && !form.current?.contains(event.relatedTarget)) return
        left.current.add(field)
        recheck([field], values)
      }
    }),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault()
      if (isSending) return
      const failure = firstFailure(rules, values)
      setErrors({})
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
