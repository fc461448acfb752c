import { numberInWords } from '~/lib/number-words'
import { solutionTypes } from '../addresses'
import type { GalleryCopy } from '../types'

export default {
  title: `解决方案：${numberInWords(solutionTypes.length, 'zh-CN')}类业务问题`,
  description: '反欺诈、反洗钱、企业授信、供应链、电力、物流等业务问题。每一类都有图模型、查询、可核对的结果和适合的版本。',
  kicker: '解决方案',
  headline: '按业务问题\n找到您的方案',
  lead: '每个方案都给出图模型、查询和可核对的结果。选择您的业务问题，阅读查询，有演示的打开演示，或预约PoC用您的数据验证。',
  hero: {
    caption: '业务问题与对应的图查询',
    reading: '左列是方案，右列是查询类型；连线表示方案用到该类查询',
    alt: '二部图：左列为各解决方案，右列为环、路径、影响、连通、匹配、中心六类查询，连线表示方案用到的查询',
    legend: [
      { mark: 'account', label: '方案' },
      { mark: 'device', label: '查询类型' }
    ],
    note: '下面的小图是各方案的查询结果'
  },
  kinds: {
    ring: '环',
    path: '路径',
    reach: '影响',
    component: '连通',
    match: '匹配',
    center: '中心'
  },
  groups: {
    featured: { question: '知识应用', headline: '连接分散的知识' },
    finance: { question: '金融风控', headline: '识别隐藏的关系' },
    industry: { question: '产业与能源', headline: '追踪故障与断供的影响' },
    operations: { question: '营销与运营', headline: '理清人员、权限与系统的关系' }
  }
} satisfies GalleryCopy
