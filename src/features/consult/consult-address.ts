import { type ConsultedEdition, consultationForm } from '~/contract/consultation-form'
import type { PageAddress } from '~/ui/page-link'

/** The page that asks for a consultation; where nothing says about which edition, about the one without a limit on users. */
export const consultAddress = (edition: ConsultedEdition = 'standard'): PageAddress => ({
  path: consultationForm.path,
  search: { edition }
})
