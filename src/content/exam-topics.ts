import type { Locale } from '~/contract/locale'

/** Topics of the GBCA exam, in its order. */
export const topicIds = ['concepts', 'modeling', 'queries', 'algorithms', 'operations', 'security'] as const
export type TopicId = (typeof topicIds)[number]

/** Names as the exam's outline has them, so that pages can name the topics without it. */
export const topicNames: Readonly<Record<TopicId, Readonly<Record<Locale, string>>>> = {
  concepts: { 'zh-CN': '图的概念', 'en-US': 'Graph concepts' },
  modeling: { 'zh-CN': '图建模', 'en-US': 'Graph modeling' },
  queries: { 'zh-CN': '查询', 'en-US': 'Queries' },
  algorithms: { 'zh-CN': '图算法', 'en-US': 'Graph algorithms' },
  operations: { 'zh-CN': '部署与运维', 'en-US': 'Deployment and operations' },
  security: { 'zh-CN': '安全与权限', 'en-US': 'Security and permissions' }
}
