import { Link } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'

/** Opens the privacy statement in a new tab, so that the visitor does not lose form input. */
export function PrivacyLink() {
  return (
    <Link to="/privacy" className="link" target="_blank" rel="noopener">
      {m.shell_block_privacy()}
      <span className="vh">{m.shell_new_tab()}</span>
    </Link>
  )
}
