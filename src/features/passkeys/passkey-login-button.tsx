import { useState } from 'react'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { logInWithPasskey } from './calls'
import { CeremonyError } from './ceremony'
import { useSupportsPasskeys } from './use-supports-passkeys'

/** Passkey login. Hidden if the browser does not support passkeys. */
export function PasskeyLoginButton({ onDone }: { onDone: (text: string) => void }) {
  const isSupported = useSupportsPasskeys()
  const [isWaiting, setWaiting] = useState(false)
  if (!isSupported) return null

  async function logIn() {
    if (isWaiting) return
    setWaiting(true)
    try {
      const login = await logInWithPasskey()
      if (login) onDone(login.restored ? m.passkeys_login_restored() : m.account_login_done())
    } catch (error) {
      if (error instanceof CeremonyError) showToast({ tone: 'error', text: error.text })
      else if (!(error instanceof ApiError)) throw error
    } finally {
      setWaiting(false)
    }
  }

  return (
    <Button className="passkey-login" aria-disabled={isWaiting} onClick={logIn}>
      <span className="i-lucide-key-round" aria-hidden="true" />
      {isWaiting ? m.passkeys_waiting() : m.passkeys_login()}
    </Button>
  )
}
