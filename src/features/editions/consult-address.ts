import type { ConsultationTopic, ConsultedEdition } from '~/contract/consultation-form'
import type { PageAddress } from '~/ui/page-link'
import type { Need } from './finder'

interface ConsultSubject {
  topic?: ConsultationTopic
  /** Requirements, as the finder's address has them. */
  requirements?: Partial<Record<Need, string>>
}

/** Address of the consultation; defaults to the edition without a user limit. What it is about is prefilled as the question. */
export const consultAddress = (edition: ConsultedEdition = 'standard', { topic, requirements }: ConsultSubject = {}) =>
  ({ path: '/product/consult', search: { ...requirements, edition, ...(topic && { topic }) } }) as const satisfies PageAddress
