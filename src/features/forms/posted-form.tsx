import { type ReactNode, useEffect, useId, useRef } from 'react'
import { formKeyField } from '~/contract/posted-form'
import { edgeContext } from '~/lib/edge-context'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { usePostedForm } from './use-posted-form'
import './posted-form.css'

interface PostedFormProps<Field extends string, Saved> {
  state: ReturnType<typeof usePostedForm<Field, Saved>>
  /** Where a browser without scripts posts it to, with the place on that page where the answer is. */
  action: string
  /** What the button says it does. */
  submit: string
  /** The fields. */
  children: ReactNode
  /** What else there is to do beside the button. */
  beside?: ReactNode
}

/** A form that main takes, with what each of them has: the hidden fields, the trap, the failure of the form, the button. */
export function PostedForm<Field extends string, Saved>({
  state: { form, hidden, failure },
  action,
  submit,
  children,
  beside
}: PostedFormProps<Field, Saved>) {
  const failureId = useId()
  return (
    <form ref={form.ref} className="form" method="post" action={action} noValidate onSubmit={form.onSubmit}>
      {children}
      {hidden.map((field) =>
        field === 'trap' ? (
          <Trap
            key={field}
            value={form.values[field]}
            isShown={failure?.field === field}
            onInput={(value) => form.set(field, value)}
          />
        ) : (
          <input key={field} type="hidden" name={field} value={form.values[field]} />
        )
      )}
      {/* Of the server's alone: what a script sends has a key of its own. */}
      <input type="hidden" name={formKeyField} defaultValue={edgeContext()?.formKey} suppressHydrationWarning />
      {failure ? (
        <p className="form-failure" id={failureId} role="alert">
          {failure.text}
        </p>
      ) : null}
      <div className="form-buttons">
        <Button type="submit" variant="primary" aria-disabled={form.isSending} aria-describedby={failure ? failureId : undefined}>
          {form.isSending ? m.form_sending() : submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}

/**
 * The field that only a program fills in. Where it was filled in all the same, by a browser's extension as it may be, the person
 * sees it and can empty it.
 */
function Trap({ value, isShown, onInput }: { value: string; isShown: boolean; onInput: (value: string) => void }) {
  return (
    <div className={isShown ? 'form-shown-trap' : 'form-trap'} aria-hidden={isShown ? undefined : true}>
      <label>
        {m.form_trap()}
        <input
          name="trap"
          value={value}
          tabIndex={isShown ? undefined : -1}
          autoComplete="off"
          onChange={(event) => onInput(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}

/** What stands in place of a form that is stored: what happens next. It has the focus, so that it is read. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="form-sent" role="status">
      <span className="i-lucide-check" aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}
