import type { OpeningMeta } from '../../openings'

declare module '../../openings' {
  interface OpeningIds {
    'storage-engineer': true
  }
}

export default {
  order: 1,
  city: 'beijing',
  team: 'engine',
  posted: '2026-11-02',
  employment: 'FULL_TIME',
  sample: true,
  list: {
    'zh-CN': { title: '存储引擎工程师', summary: '让顶点、边与属性在磁盘和内存里各得其所，让一跳的代价可以预期。' },
    'en-US': {
      title: 'Storage engine engineer',
      summary:
        'Give vertices, edges and properties their right place on disk and in memory, so that the cost of a hop is predictable.'
    }
  }
} satisfies OpeningMeta
