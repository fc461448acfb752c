import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'

/** The two calls to action of the home page: try the product, or read how to start. */
export function Actions() {
  return (
    <div className="actions">
      <ButtonLink to="/download" variant="primary">
        {m.shell_trial()}
      </ButtonLink>
      <ButtonLink to="/document/$version/$id" params={{ version: 'latest', id: '1' }}>
        {m.home_read_guide()}
      </ButtonLink>
    </div>
  )
}
