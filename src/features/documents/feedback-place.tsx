import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '~/paraglide/messages'
import { FeedbackForm, type FeedbackSubject, type FormInput } from './feedback-form'
import '~/features/forms/forms.css'
import './documents.css'

interface Props {
  subject: FeedbackSubject
  /** Address, on this page, of what follows the form: where who skips it goes without scripts. */
  next: string
}

/** The form and what was typed into the server's markup of it. */
interface Awake {
  Form: typeof FeedbackForm
  input: FormInput | undefined
}

// The static import above is used on the server only and is taken out of the browser's bundle.
const formOnServer = createIsomorphicFn()
  .server(({ subject, next }: Props): ReactNode => <FeedbackForm subject={subject} skip={{ href: next }} />)
  .client((_: Props): ReactNode => undefined)

/**
 * The feedback at the end of a document, folded. The browser keeps the server's form, which posts by itself, and fetches the code
 * of the live one when somebody opens it: who only reads is spared it.
 */
export function FeedbackPlace({ subject, next }: Props) {
  const [awake, setAwake] = useState<Awake>()
  const details = useRef<HTMLDetailsElement>(null)
  const kept = useRef<HTMLDivElement>(null)

  async function wake(): Promise<void> {
    if (awake) return
    const { FeedbackForm: Form, readFormInput } = await import('./feedback-form')
    const form = kept.current?.querySelector('form')
    setAwake({ Form, input: form ? readFormInput(form) : undefined })
  }
  const wakeOpened = useEffectEvent(() => {
    if (details.current?.open) void wake()
  })
  useEffect(() => wakeOpened(), [])

  function fold() {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
    // Opened again, it is empty.
    setAwake(undefined)
  }

  const form = formOnServer({ subject, next })
  return (
    <details
      ref={details}
      className="feedback"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void wake()
      }}
    >
      <summary>{m.feedback_ask()}</summary>
      {awake ? <awake.Form subject={subject} input={awake.input} skip={{ href: next, onSkip: fold }} /> : null}
      {awake ? null : form ? (
        <div>{form}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves the server's markup as it is
        <div ref={kept} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </details>
  )
}
