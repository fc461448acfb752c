import type { ConsultedEdition } from '~/contract/consultation-form'
import type { PageAddress } from '~/ui/page-link'

/** Address of the consultation; defaults to the edition without a user limit. */
export const consultAddress = (edition: ConsultedEdition = 'standard') =>
  ({ path: '/product/consult', search: { edition } }) as const satisfies PageAddress
