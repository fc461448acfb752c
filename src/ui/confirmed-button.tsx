import { type KeyboardEvent, useRef, useState } from 'react'
import { phrased } from '~/ui/phrased'
import { Button } from './button'

interface ConfirmedButtonProps {
  /** `primary`: the main action of a screen, which can be undone; `danger`: any other. */
  variant?: 'primary' | 'danger'
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
export function ConfirmedButton({
  variant = 'danger',
  label,
  name,
  question,
  confirm,
  decline,
  isSending,
  onConfirm
}: ConfirmedButtonProps) {
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
        {...(variant === 'primary' ? { variant } : { isSmall: true })}
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
            <Button autoFocus variant={variant} aria-disabled={isSending} onKeyDown={onKeyDown} onClick={onConfirm}>
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
