import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { claimFailures } from '~/lib/api'
import { useMutation } from '~/lib/mutation'
import { fieldText } from '~/messages/field-text'
import { type FieldRule, firstFailure } from './field-rule'

interface Form<Field extends string> {
  initial: Readonly<Record<Field, string>>
  /** Errors from the server when the browser posted the form without scripts. */
  errors?: Partial<Record<Field, string>>
  rules: readonly FieldRule<Field>[]
  /** Maps a field of the service to a form field. */
  fieldOf: (name: string) => Field | undefined
  /** Whether the caller shows the failures that name no field of the form. */
  showsEveryFailure?: boolean
  /** Submits the form. An `ApiError` that names a field is shown at that field, every other one as a toast. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>
}

interface State<Field extends string> {
  values: Readonly<Record<Field, string>>
  errors: Partial<Record<Field, string>>
  /** Fields that were blurred or rejected. They are validated on every input. */
  checked: readonly Field[]
}

/**
 * Form state: values, errors, submission. A field is validated on blur and afterwards on input; submitting focuses the first
 * invalid field. State updates build on the previous state, not on the rendered one, because a password manager fills in
 * several fields in one task.
 */
export function useForm<Field extends string>({
  initial,
  errors: first = {},
  rules,
  fieldOf,
  showsEveryFailure = false,
  send
}: Form<Field>) {
  const [{ values, errors }, setState] = useState<State<Field>>({
    values: initial,
    errors: first,
    checked: rules.map(({ field }) => field).filter((field) => first[field] !== undefined)
  })
  const { isPending: isSending, mutate } = useMutation(send, {
    onError: (error) => {
      const field = error.field === undefined ? undefined : fieldOf(error.field)
      if (field) show(field, error.text)
    }
  })
  const form = useRef<HTMLFormElement>(null)
  /** True while a rejected field gets the focus: the field that loses it was not skipped, and only one message is shown. */
  const isFocusing = useRef(false)

  function messageOf(field: Field, now: State<Field>['values']): string | undefined {
    const failure = firstFailure(
      rules.filter((rule) => rule.field === field),
      now
    )
    return failure && textOf(failure.message)
  }

  /** The state with the errors of these fields recomputed. */
  function recheck(state: State<Field>, fields: readonly Field[]): State<Field> {
    const errors = { ...state.errors }
    for (const field of fields) errors[field] = messageOf(field, state.values)
    return { ...state, errors }
  }

  const withChecked = (state: State<Field>, field: Field): State<Field> =>
    state.checked.includes(field) ? state : { ...state, checked: [...state.checked, field] }

  function set(field: Field, value: string) {
    // A rule may depend on two fields (the repeated password), so every validated field is checked again.
    setState((before) => recheck({ ...before, values: { ...before.values, [field]: value } }, before.checked))
  }

  function blur(field: Field, isSkipped: boolean) {
    setState((before) => {
      // An empty field is an error only once the visitor skips it.
      if (before.values[field] === '' && !isSkipped) return before
      return recheck(withChecked(before, field), [field])
    })
  }

  function show(field: Field, text: string) {
    setState((before) => withChecked({ ...before, errors: { ...before.errors, [field]: text } }, field))
    const named = form.current?.elements.namedItem(field)
    // Check boxes with the same name form a list.
    const input = named && 'forEach' in named ? named.item(0) : named
    if (!(input instanceof HTMLElement)) return
    isFocusing.current = true
    input.focus()
    isFocusing.current = false
  }

  return {
    ref: form,
    values,
    errors,
    isSending,
    set,
    /** Whether the field is valid. */
    check: (field: Field) => messageOf(field, values) === undefined,
    show,
    /** Props of a text field. */
    input: (field: Field) => ({
      name: field,
      value: values[field],
      error: errors[field],
      onInput: (value: string) => set(field, value),
      onBlur: ({ target, relatedTarget }: Pick<FocusEvent<HTMLElement>, 'target' | 'relatedTarget'>) => {
        if (isFocusing.current) return
        // A visitor who leaves the form may come back, and one who leaves the button of a code waits for it.
        const isSkipped = !(target instanceof HTMLButtonElement) && form.current?.contains(relatedTarget) === true
        blur(field, isSkipped)
      }
    }),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault()
      if (isSending) return
      const failure = firstFailure(rules, values)
      setState((before) => ({ ...before, errors: {} }))
      if (failure) return show(failure.field, textOf(failure.message))
      const release = claimFailures(
        (error) => showsEveryFailure || (error.field !== undefined && fieldOf(error.field) !== undefined)
      )
      await mutate(values).finally(release)
    }
  }
}

/** The text of a message key. Other strings are texts already. */
const textOf = (message: string): string => fieldText(message)?.() ?? message
