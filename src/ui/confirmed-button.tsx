import { type KeyboardEvent, useRef, useState } from 'react'
import { phrased } from '~/ui/phrased'
import { Button } from './button'

interface ConfirmedButtonProps {
  label: string
  /** Accessible name that includes the object, for screen reader users who do not see the surrounding row. */
  name?: string
  /** Describes the consequence. */
  question: string
  /** Label of the button that confirms. */
  confirm: string
  /** Label of the button that cancels. */
  decline: string
  isSending: boolean
  onConfirm: () => void
}

/** A button that asks for confirmation before it acts. The question is its next sibling; Esc and the cancel button close it. */
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
          <p>{phrased(question)}</p>
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
