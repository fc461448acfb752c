import type { Locale } from '~/contract/locale'

/** The banner above the navigation. */
export interface LiveEvent {
  /** Changes with the event, so that a banner closed for one is shown again for the next. */
  id: string
  text: Readonly<Record<Locale, string>>
  /** Words of the link. */
  action: Readonly<Record<Locale, string>>
  /** A path of this site or the address of a shop; a path without a page is shown without a link. */
  href: string
}

/** Undefined: no banner. An installation that sells a book sets `href` to the shop's page (spec §2). */
export const liveEvent: LiveEvent | undefined = {
  id: 'reading',
  text: {
    'zh-CN': '推荐阅读：从第一个顶点到第一次多跳查询，一篇读完。',
    'en-US': 'Recommended reading: from your first vertex to your first multi-hop query.'
  },
  action: { 'zh-CN': '打开入门文档', 'en-US': 'Open the guide' },
  href: '/document/latest/1'
}
