import type { OpeningMeta } from '../../openings'

declare module '../../openings' {
  interface OpeningIds {
    'solution-engineer': true
  }
}

export default {
  order: 3,
  city: 'shanghai',
  team: 'solutions',
  posted: '2026-11-09',
  employment: 'FULL_TIME',
  sample: true,
  list: {
    'zh-CN': { title: '解决方案工程师', summary: '坐到业务人员旁边，把他们的问题画成一张图，再写成一条查询。' },
    'en-US': {
      title: 'Solution engineer',
      summary: 'Sit down beside the people who know the business, draw their problem as a graph, and write it as a query.'
    }
  }
} satisfies OpeningMeta
