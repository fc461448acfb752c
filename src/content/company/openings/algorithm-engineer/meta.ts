import type { OpeningMeta } from '../../openings'

declare module '../../openings' {
  interface OpeningIds {
    'algorithm-engineer': true
  }
}

export default {
  order: 2,
  city: 'shanghai',
  team: 'engine',
  posted: '2026-11-02',
  employment: 'FULL_TIME',
  sample: true,
  list: {
    'zh-CN': { title: '图算法工程师', summary: '把论文里的算法变成在真实大图上按时跑完的程序。' },
    'en-US': {
      title: 'Graph algorithm engineer',
      summary: 'Turn algorithms from papers into programs that finish on time on large real graphs.'
    }
  }
} satisfies OpeningMeta
