import { useState } from 'react'
import type { ConsentReceipt } from '~/contract/download-records'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { withdrawConsent } from './consents'
import './download.css'

interface WithdrawButtonProps {
  receipt: ConsentReceipt
  /** Accessible name, which also names the consent. */
  name?: string
  onWithdrawn: (receipt: ConsentReceipt) => void
}

/** Withdraws a consent after confirmation. */
export function WithdrawButton({ receipt, name, onWithdrawn }: WithdrawButtonProps) {
  const [isSending, setSending] = useState(false)

  async function send() {
    if (isSending) return
    setSending(true)
    try {
      const withdrawn = await withdrawConsent(receipt)
      showToast({ tone: 'ok', text: m.downloads_withdrawn() })
      onWithdrawn(withdrawn)
    } catch (error) {
      // The error toast is already visible.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="withdraw">
      <ConfirmedButton
        label={m.downloads_withdraw()}
        name={name}
        question={m.downloads_withdraw_question()}
        confirm={m.downloads_withdraw_yes()}
        decline={m.downloads_withdraw_no()}
        isSending={isSending}
        onConfirm={() => void send()}
      />
    </div>
  )
}
