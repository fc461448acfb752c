import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formKeyField } from '~/contract/forms/posted-form'
import type { UserInfoReceipt } from '~/contract/user-info'
import { edgeContext } from '~/lib/edge-context'
import { useLocalMoment } from '~/lib/use-local-moment'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import type { usePostedForm } from './use-posted-form'
import './forms.css'

interface PostedFormProps<Field extends string, Saved> {
  state: ReturnType<typeof usePostedForm<Field, Saved>>
  /** Address for browsers without scripts, with the fragment of the answer. */
  action: string
  submit: string
  children: ReactNode
  /** Other actions next to the submit button. */
  beside?: ReactNode
}

/** A form that posts to main, with what all of them need: hidden fields, honeypot, form error, submit button. */
export function PostedForm<Field extends string, Saved>({
  state: { form, hidden, failure, isPrefilled },
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
          <Honeypot
            key={field}
            value={form.values[field]}
            isShown={failure?.field === field}
            onInput={(value) => form.set(field, value)}
          />
        ) : (
          <input key={field} type="hidden" name={field} value={form.values[field]} />
        )
      )}
      {/* Only for forms posted without scripts. A submission by script has its own key. */}
      <input type="hidden" name={formKeyField} defaultValue={edgeContext()?.formKey} suppressHydrationWarning />
      {failure ? (
        <p className="form-failure" id={failureId} role="alert">
          {failure.text}
        </p>
      ) : null}
      <div className="cluster form-buttons">
        <Button type="submit" variant="primary" aria-disabled={form.isSending} aria-describedby={failure ? failureId : undefined}>
          {form.isSending ? m.form_sending() : submit}
        </Button>
        {beside}
      </div>
      {/* The account fills in fields once the page is alive: a line above them would move them under a click. */}
      {isPrefilled ? (
        <p className="note" role="status">
          {m.form_prefilled()}
        </p>
      ) : null}
    </form>
  )
}

/** The honeypot field, for programs. A browser extension may fill it in, so a rejected value becomes visible and can be cleared. */
function Honeypot({ value, isShown, onInput }: { value: string; isShown: boolean; onInput: (value: string) => void }) {
  return (
    <div className={isShown ? 'form-shown-trap' : 'vh'} aria-hidden={isShown ? undefined : true}>
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

interface SubmittedNoticeProps {
  title: string
  /** The stored submission, to quote when writing or calling. */
  receipt?: { saved: UserInfoReceipt; sent: readonly SentValue[] }
  /** Announcement of what happens next and when, with one next step. */
  children: ReactNode
}

/** A field of the submitted form; not shown if it was left empty. */
interface SentValue {
  label: string
  value: string
}

/** Replaces a submitted form with the next steps. It takes the focus of the form, so that screen readers read it. */
export function SubmittedNotice({ title, receipt, children }: SubmittedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After a language switch the focus is on the switch.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <div className="form-sent" role="status">
      <span className="i-lucide-check" aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {phrased(title)}
      </h3>
      {children}
      {receipt ? <Receipt {...receipt} /> : null}
    </div>
  )
}

/** Time and number of a submission, and the submitted values. */
function Receipt({ saved: { reference, at }, sent }: NonNullable<SubmittedNoticeProps['receipt']>) {
  const [now] = useState(Date.now)
  const time = useLocalMoment(at === undefined ? now : Date.parse(at))
  return (
    <dl className="form-receipt">
      {reference === undefined ? null : <ReceiptRow label={m.form_receipt_number()} value={reference} />}
      <ReceiptRow label={m.form_receipt_time()} value={time} />
      {sent.map(({ label, value }) => (value === '' ? null : <ReceiptRow key={label} label={label} value={value} />))}
    </dl>
  )
}

const ReceiptRow = ({ label, value }: SentValue) => (
  <>
    <dt className="muted">{label}</dt>
    <dd>{value}</dd>
  </>
)
