import { topicAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import type { ProductAction, ProductId } from './types'

const actions = import.meta.glob<ProductAction>('./*/action.ts', { eager: true, import: 'default' })

/** Action of a page's primary button. @throws Error for a folder without `action.ts` */
export function actionOf(page: ProductId): ProductAction {
  const action = actions[`./${page}/action.ts`]
  if (!action) throw new Error(`src/products/${page} has no action.ts`)
  return action
}

/** The primary button of a product page, in its head and at its end. */
export function PrimaryAction({ page }: { page: ProductId }) {
  const action = actionOf(page)
  return (
    <p className="prod-action">
      <PageLink to={action === 'trial' ? { path: '/download' } : topicAddress(action)} className="btn btn-primary">
        {action === 'trial' ? m.shell_trial() : action === 'proof' ? m.page_proof() : m.page_talk()}
      </PageLink>
    </p>
  )
}
