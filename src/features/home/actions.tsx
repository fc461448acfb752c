import { topicAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import * as styles from './actions.module.css'

/** The two calls to action of the home page: try the product, or book a proof of concept. */
export function Actions() {
  return (
    <div className={styles.actions}>
      <ButtonLink to="/download" variant="primary">
        {m.shell_trial()}
      </ButtonLink>
      <ButtonLink to="/product/consult" search={topicAddress('proof').search}>
        {m.home_book_poc()}
      </ButtonLink>
    </div>
  )
}
