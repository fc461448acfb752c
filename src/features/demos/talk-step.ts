import { topicAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'

/** The next step after a demo: a consultation about a proof. */
export const talkStep = () => ({
  kicker: m.demos_next_talk(),
  title: m.demos_next_talk_title(),
  link: m.demos_next_talk_link(),
  to: topicAddress('proof')
})
