import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { logInWithPasskey } from './calls'
import { useSupportsPasskeys } from './use-supports-passkeys'

/** Passkey login. Hidden if the browser does not support passkeys. */
export function PasskeyLoginButton({ onDone }: { onDone: (text: string) => void }) {
  const isSupported = useSupportsPasskeys()
  const { isPending, mutate } = useMutation(async () => {
    const login = await logInWithPasskey()
    if (login) onDone(login.restored ? m.passkeys_login_restored() : m.account_login_done())
  })
  if (!isSupported) return null

  return (
    <Button className="passkey-login" aria-disabled={isPending} onClick={() => void mutate()}>
      <span className="i-lucide-key-round" aria-hidden="true" />
      {isPending ? m.passkeys_waiting() : m.passkeys_login()}
    </Button>
  )
}
