import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from './button'
import './confirmed-button.css'

interface ConfirmedButtonProps {
  /** What the button does. */
  label: string
  /** To what, for whoever hears the button without what is beside it. */
  name?: string
  /** What will follow. */
  question: string
  /** What agreeing says. */
  confirm: string
  /** What taking it back says. */
  decline: string
  isSending: boolean
  onConfirm: () => void
}

/** A button that asks before it acts; the question is the button's next sibling. Esc and the second answer take it back. */
export function ConfirmedButton({ label, name, question, confirm, decline, isSending, onConfirm }: ConfirmedButtonProps) {
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
        <div className="confirm">
          <p className="phrased">{question}</p>
          <div className="confirm-answers">
            <Button autoFocus variant="danger" aria-disabled={isSending} onKeyDown={onKeyDown} onClick={onConfirm}>
              {confirm}
            </Button>
            <Button onKeyDown={onKeyDown} onClick={cancel}>
              {decline}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
