import * as v from 'valibot'
import { type ConsultationTopic, consultationForm, consultationTopics, consultedEditions } from '~/contract/forms/consultation'
import type { Locale } from '~/contract/locale'
import { isWritableLine } from '~/contract/text'
import { consultAddress, topicAddress } from '~/features/editions/consult-address'
import { loadRequirementLines, requirementsQuery } from '~/features/editions/requirement-lines'
import { formAnswer } from '~/features/forms/form-answer'
import { redirectTo } from '~/lib/redirect'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'
import { loadConsult } from './copy'

/** Most characters of a title. */
const maxAskedLength = 200

const searchSchema = v.object({
  edition: v.optional(v.picklist(consultedEditions)),
  topic: v.optional(v.picklist(consultationTopics)),
  /** A search that found nothing, or an event. It becomes text that the visitor sends, so it is one line of theirs. */
  asked: v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.transform((text) => [...text].slice(0, maxAskedLength).join('')),
        v.check(isWritableLine)
      ),
      ''
    ),
    ''
  )
})

/** The requirements, as in the finder's address, and the search or event to ask about. */
export type ConsultQuestion = ReturnType<typeof requirementsQuery> & { asked?: string }

/** Questions that the form asks in the visitor's name. */
const topicQuestions: Readonly<Record<Exclude<ConsultationTopic, 'talk' | 'event'>, typeof m.consult_topic_proof>> = {
  proof: m.consult_topic_proof,
  platform: m.consult_topic_platform,
  rag: m.consult_topic_rag,
  appliance: m.consult_topic_appliance,
  weaver: m.consult_topic_weaver,
  disclosure: m.consult_topic_disclosure,
  references: m.consult_topic_references
}

/** The question of a topic. `asked` is the event to register for, or the search that found nothing. */
function topicQuestion(topic: ConsultationTopic | undefined, asked: string, locale: Locale): string {
  if (topic === 'event') return m.consult_topic_event({ event: asked }, { locale })
  if (asked) return m.consult_asked({ query: asked }, { locale })
  return topic === undefined || topic === 'talk' ? '' : topicQuestions[topic]({}, { locale })
}

/**
 * Loads the consultation page. The topic and the requirements of the address become the question. Without an edition it redirects
 * to the default one, so that each page has one address.
 */
export async function loadConsultPage(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { edition, topic, asked } = validOrNotFound(searchSchema, search)
  const question: ConsultQuestion = { ...requirementsQuery(search), ...(asked && { asked }) }
  if (!edition) {
    const { search } = topic ? topicAddress(topic) : consultAddress()
    throw redirectTo({ to: '/product/consult', search: { ...question, ...search } }, 'default-edition')
  }
  const [copy, requirements] = await Promise.all([loadConsult(locale), loadRequirementLines(search, locale)])
  const lines = requirements.length > 0 ? [m.consult_requirements_lead({}, { locale }), ...requirements] : []
  const first = topicQuestion(topic, asked, locale)
  const questions = [...(first ? [first] : []), ...lines].join('\n')
  const { title, description } = topic
    ? { title: copy.topics[topic].title, description: copy.topics[topic].lead }
    : copy.editions[edition]
  return {
    edition,
    copy,
    question,
    questions,
    hasRequirements: lines.length > 0,
    topic,
    answer: formAnswer(consultationForm),
    head: { title, description }
  }
}
