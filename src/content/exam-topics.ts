import { m } from '~/paraglide/messages'

/** Topics of the GBCA exam, in its order. */
export const topicIds = ['concepts', 'modeling', 'queries', 'algorithms', 'operations', 'security'] as const
export type TopicId = (typeof topicIds)[number]

/** Names as the exam's outline has them, so that pages can name the topics without it. */
export const topicNames = {
  concepts: m.exam_topic_concepts,
  modeling: m.exam_topic_modeling,
  queries: m.exam_topic_queries,
  algorithms: m.exam_topic_algorithms,
  operations: m.exam_topic_operations,
  security: m.exam_topic_security
} as const satisfies Readonly<Record<TopicId, () => string>>
