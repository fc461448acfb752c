import type { ConsentReceipt } from '~/contract/download-records'
import { useMutation } from '~/lib/mutation'
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
  const { isPending, mutate } = useMutation(async () => {
    const withdrawn = await withdrawConsent(receipt)
    showToast({ tone: 'ok', text: m.downloads_withdrawn() })
    onWithdrawn(withdrawn)
  })

  return (
    <div className="withdraw">
      <ConfirmedButton
        label={m.downloads_withdraw()}
        name={name}
        question={m.downloads_withdraw_question()}
        confirm={m.downloads_withdraw_yes()}
        decline={m.downloads_withdraw_no()}
        isSending={isPending}
        onConfirm={() => void mutate()}
      />
    </div>
  )
}
