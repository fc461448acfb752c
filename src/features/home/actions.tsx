import { openAccountModal } from '~/lib/account-modal'
import { m } from '~/paraglide/messages'
import { Button, ButtonLink } from '~/ui/button'

/** The two things to do on the home page: create an account, or read how to begin. */
export function Actions() {
  return (
    <div className="actions">
      <Button variant="primary" onClick={() => openAccountModal('apply')}>
        {m.home_register()}
      </Button>
      <ButtonLink to="/document/$version/$id" params={{ version: 'latest', id: '1' }}>
        {m.home_read_guide()}
      </ButtonLink>
    </div>
  )
}
