import type { ConsultationTopic, ConsultedEdition } from '~/contract/forms/consultation'
import type { PageAddress } from '~/ui/page-link'
import type { Need } from './finder'

/**
 * Address of the consultation about an edition; defaults to the one without a user limit. The requirements, which are as in the
 * finder's address, are prefilled as the question.
 */
export const consultAddress = (edition: ConsultedEdition = 'standard', requirements: Partial<Record<Need, string>> = {}) =>
  ({ path: '/product/consult', search: { ...requirements, edition } }) as const satisfies PageAddress

/** Address of the consultation about a topic, for which no edition is chosen yet. */
export const topicAddress = (topic: ConsultationTopic) =>
  ({ path: '/product/consult', search: { edition: 'standard', topic } }) as const satisfies PageAddress
