import { useId } from 'react'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'

/** Confirms that the password was changed or reset, which ends every session (decision 009). */
export function ModifiedPanel({ onLogin }: { onLogin: () => void }) {
  const id = useId()
  return (
    <div className="acct-modified">
      <p id={id}>{m.account_modified_text()}</p>
      <Button variant="primary" className="acct-submit" aria-describedby={id} onClick={onLogin}>
        {m.account_go_login()}
      </Button>
    </div>
  )
}
