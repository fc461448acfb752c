import type { GalleryCopy } from '../types'

export default {
  title: '解决方案：十四类问题',
  description: '反欺诈、反洗钱、企业授信、供应链、电力、物流等十四类业务问题：每一类都有图模型、查询、可核对的结果和适合的版本。',
  kicker: '解决方案',
  headline: '先问清楚，\n再画成图',
  lead: '业务不同，问图的方式只有几种：成环吗、怎么走、波及谁、连成几块、谁和谁像、谁在中间。先找到您的问题，再看它怎样变成一张图、一条查询、一个能核对的结果。',
  hero: {
    caption: '业务问题与它们问图的方式',
    reading: '左列是方案，右列是问法；线表示该方案用到这种问法',
    alt: '二部图：左列为各解决方案，右列为成环、路径、可达、连通、匹配、中心六种问法，连线表示方案用到的问法',
    legend: [
      { mark: 'account', label: '方案' },
      { mark: 'device', label: '问法' }
    ],
    note: '按各页实际用到的问法画成；下面的小图是各页查到的结果'
  },
  kinds: {
    ring: '成环',
    path: '路径',
    reach: '可达',
    component: '连通',
    match: '匹配',
    center: '中心'
  },
  groups: {
    featured: { question: '知道什么？', headline: '把知识连成一张图' },
    finance: { question: '风险在哪？', headline: '把藏起来的关系找出来' },
    industry: { question: '断了会怎样？', headline: '把影响算到最末一级' },
    operations: { question: '谁和谁有关？', headline: '把人、权限、系统理清楚' }
  }
} satisfies GalleryCopy
