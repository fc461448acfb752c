import { Link } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'

/** Opens the privacy statement in a new tab, so that a form that was begun stays as it is. */
export function PrivacyLink() {
  return (
    <Link to="/privacy" className="privacy-link" target="_blank" rel="noopener">
      {m.shell_block_privacy()}
      <span className="vh">{m.shell_new_tab()}</span>
    </Link>
  )
}
