import { openAccountModal } from '~/lib/account-modal'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import './forms.css'

/**
 * Tells visitors why they need a login, and opens it over the page, which keeps their input. Logged-in users do not see it.
 */
export function LoginNotice({ text }: { text: string }) {
  const { loggedIn } = useSession()
  if (loggedIn) return null
  return (
    <div className="form-login">
      <p>{phrased(text)}</p>
      {/* Without scripts there is no login; the header says why. */}
      <Button variant="primary" className="form-login-button" onClick={() => openAccountModal('login')}>
        {m.shell_login()}
      </Button>
    </div>
  )
}
