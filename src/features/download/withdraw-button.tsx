import { type KeyboardEvent, useRef, useState } from 'react'
import type { ConsentReceipt } from '~/contract/download-records'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { withdraw } from './consents'
import './gate.css'

interface WithdrawButtonProps {
  receipt: ConsentReceipt
  /** Of which consent, for whoever hears the button without what is beside it. */
  name?: string
  onWithdrawn: (receipt: ConsentReceipt) => void
}

/** Withdraws a consent, after asking; Esc and the second answer take the question back. */
export function WithdrawButton({ receipt, name, onWithdrawn }: WithdrawButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function keep() {
    setAsked(false)
    button.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isAsked) keep()
  }

  async function send() {
    if (isSending) return
    setSending(true)
    try {
      const withdrawn = await withdraw(receipt)
      showToast({ tone: 'ok', text: m.downloads_withdrawn() })
      setAsked(false)
      onWithdrawn(withdrawn)
    } catch (error) {
      // Its text is on screen already.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="withdraw">
      <Button
        ref={button}
        isSmall
        aria-label={name}
        aria-expanded={isAsked}
        onKeyDown={onKeyDown}
        onClick={() => setAsked(!isAsked)}
      >
        {m.downloads_withdraw()}
      </Button>
      {isAsked ? (
        <div className="withdraw-question">
          <p className="phrased">{m.downloads_withdraw_question()}</p>
          <Button autoFocus variant="danger" aria-disabled={isSending} onKeyDown={onKeyDown} onClick={() => void send()}>
            {m.downloads_withdraw_yes()}
          </Button>
          <Button onKeyDown={onKeyDown} onClick={keep}>
            {m.downloads_withdraw_no()}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
