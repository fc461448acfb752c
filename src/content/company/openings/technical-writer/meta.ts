import type { OpeningMeta } from '../../openings'

declare module '../../openings' {
  interface OpeningIds {
    'technical-writer': true
  }
}

export default {
  order: 4,
  city: 'beijing',
  team: 'documents',
  posted: '2026-11-16',
  employment: 'FULL_TIME',
  sample: true,
  list: {
    'zh-CN': { title: '技术文档工程师', summary: '写开发者愿意读完的文档：每个例子都能运行，每句话都有用。' },
    'en-US': {
      title: 'Technical writer',
      summary: 'Write documentation that developers read to the end: every example runs, and every sentence is of use.'
    }
  }
} satisfies OpeningMeta
