import { useState } from 'react'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'

/**
 * Makes the changes of a part of a page, one at a time. The toast of a refused call says what is wrong; `onSettled` reloads in
 * any case, since a colleague may have been faster.
 */
export function useChange(onSettled: () => void) {
  const [isSending, setSending] = useState(false)

  /** @param done text of the toast after a success */
  async function change(call: () => Promise<unknown>, done: string): Promise<void> {
    if (isSending) return
    setSending(true)
    try {
      await call()
      showToast({ tone: 'ok', text: done })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSending(false)
    }
    onSettled()
  }

  return { isSending, change }
}
