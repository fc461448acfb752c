import type { ConsultationTopic, ConsultedEdition } from '~/contract/consultation-form'
import type { PageAddress } from '~/ui/page-link'
import type { Need } from './finder'

interface ConsultSubject {
  topic?: ConsultationTopic
  /** Requirements, as the finder's address has them. */
  requirements?: Partial<Record<Need, string>>
}

/** Address of the consultation about an edition; defaults to the one without a user limit. The requirements are prefilled as the question. */
export const consultAddress = (edition: ConsultedEdition = 'standard', { topic, requirements }: ConsultSubject = {}) =>
  ({ path: '/product/consult', search: { ...requirements, edition, ...(topic && { topic }) } }) as const satisfies PageAddress

/** Address of the consultation about a topic, for which no edition is chosen yet. */
export const topicAddress = (topic: ConsultationTopic) => consultAddress('standard', { topic })
