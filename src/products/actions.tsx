import type { ConsultationTopic } from '~/contract/consultation-form'
import { consultAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import type { ProductId } from './types'

/** What a page's primary button offers: the trial, or a consultation about a topic. */
type ProductAction = 'trial' | ConsultationTopic

/** The primary action of each page: a product that is not an edition has no trial, so it is asked about. */
const actions: Readonly<Record<ProductId, ProductAction>> = {
  index: 'trial',
  join: 'trial',
  fit: 'proof',
  why: 'proof',
  platform: 'platform',
  rag: 'rag',
  appliance: 'appliance',
  weaver: 'weaver'
}

/** The primary button of a product page, in its head and at its end. */
export function PrimaryAction({ page }: { page: ProductId }) {
  const action = actions[page]
  return (
    <p className="prod-action">
      <PageLink
        to={action === 'trial' ? { path: '/download' } : consultAddress('standard', { topic: action })}
        className="btn btn-primary"
      >
        {action === 'trial' ? m.shell_trial() : action === 'proof' ? m.page_proof() : m.page_talk()}
      </PageLink>
    </p>
  )
}
