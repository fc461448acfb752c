import { useState } from 'react'
import type { CodeType } from '~/contract/account'
import { ApiError, callPassport } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { startCountdown, useCountdown } from './code-countdown'

interface Props {
  /** The identifier in the form; undefined while invalid. */
  identifier: string | undefined
  type: CodeType
  /** Called when the service rejects the identifier. */
  onRefused: (text: string) => void
}

/** Sends a verification code. Enabled while the identifier is valid and no countdown runs (spec §4, §5). */
export function CodeButton({ identifier, type, onRefused }: Props) {
  const seconds = useCountdown(type)
  const [isSending, setSending] = useState(false)
  const isDisabled = identifier === undefined || seconds > 0 || isSending

  async function send() {
    if (isDisabled || identifier === undefined) return
    setSending(true)
    try {
      await callPassport({ call: 'GET /galaxy/user/get-code', query: { phone: identifier, type } })
      startCountdown(type, Date.now())
      showToast({ tone: 'ok', text: m.account_code_sent() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.field === 'phone') onRefused(error.text)
    } finally {
      setSending(false)
    }
  }

  // `aria-disabled` instead of `disabled`: a disabled button would lose the focus when the countdown starts.
  return (
    <button type="button" className="field-code" aria-disabled={isDisabled} onClick={send}>
      {seconds > 0 ? m.account_code_again({ seconds }) : m.account_code_get()}
    </button>
  )
}
