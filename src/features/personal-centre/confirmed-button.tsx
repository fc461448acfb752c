import { type KeyboardEvent, useRef, useState } from 'react'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import './setting-form.css'
import './confirmed-button.css'

interface Props {
  /** What the button does. */
  label: string
  /** To what, for whoever hears the button without its row. */
  name?: string
  /** What will follow. */
  question: string
  /** What agreeing says. */
  confirm: string
  isSending: boolean
  onConfirm: () => void
}

/** A button that asks before it acts; the question is the button's next sibling. Esc and the second answer take it back. */
export function ConfirmedButton({ label, name, question, confirm, isSending, onConfirm }: Props) {
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function cancel() {
    setAsked(false)
    button.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isAsked) cancel()
  }

  return (
    <>
      <Button
        ref={button}
        isSmall
        aria-label={name}
        aria-expanded={isAsked}
        onKeyDown={onKeyDown}
        onClick={() => setAsked(!isAsked)}
      >
        {label}
      </Button>
      {isAsked && (
        <div className="centre-confirm">
          <p>{question}</p>
          <div className="centre-submit">
            <Button autoFocus variant="danger" aria-disabled={isSending} onKeyDown={onKeyDown} onClick={onConfirm}>
              {confirm}
            </Button>
            <Button onKeyDown={onKeyDown} onClick={cancel}>
              {m.centre_cancel()}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
