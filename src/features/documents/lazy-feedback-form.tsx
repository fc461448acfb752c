import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '~/paraglide/messages'
import { servedAttributes, useServedNodes } from '~/ui/served-nodes'
import { FeedbackForm, type FeedbackSubject, type FormInput } from './feedback-form'
import '~/features/forms/forms.css'
import './documents.css'

interface Props {
  subject: FeedbackSubject
  /** Fragment of the element after the form: the target of the skip link without scripts. */
  next: string
}

/** The loaded form, and the input typed into the server's form before. */
interface LiveForm {
  Form: typeof FeedbackForm
  input: FormInput | undefined
}

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const formOnServer = createIsomorphicFn()
  .server(({ subject, next }: Props): ReactNode => <FeedbackForm subject={subject} skip={{ href: next }} />)
  .client((_: Props): ReactNode => undefined)

/**
 * The collapsed feedback form at the end of a document. The browser keeps the server's form, which works without scripts,
 * and loads the interactive one only when a visitor opens it.
 */
export function LazyFeedbackForm({ subject, next }: Props) {
  const [live, setLive] = useState<LiveForm>()
  const details = useRef<HTMLDetailsElement>(null)
  const serverForm = useRef<HTMLDivElement>(null)

  async function load(): Promise<void> {
    if (live) return
    const { FeedbackForm: Form, readFormInput } = await import('./feedback-form')
    const form = serverForm.current?.querySelector('form')
    setLive({ Form, input: form ? readFormInput(form) : undefined })
  }
  useServedNodes(serverForm, 'feedback-form')
  const loadIfOpen = useEffectEvent(() => {
    if (details.current?.open) void load()
  })
  useEffect(() => loadIfOpen(), [])

  function close() {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
    // Discards the input, so that the form is empty when it is opened again.
    setLive(undefined)
  }

  const form = formOnServer({ subject, next })
  return (
    <details
      ref={details}
      className="feedback"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load()
      }}
    >
      <summary>{m.feedback_ask()}</summary>
      {live ? <live.Form subject={subject} input={live.input} skip={{ href: next, onSkip: close }} /> : null}
      {live ? null : form ? (
        <div {...servedAttributes('feedback-form')}>{form}</div>
      ) : (
        <div
          ref={serverForm}
          {...servedAttributes('feedback-form')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration keeps the server's markup
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </details>
  )
}
