import type { CasesCopy } from '../types'

export default {
  title: '场景示例',
  description: '按行业查看场景示例：业务问题、图模型、查询，以及怎样衡量效果。',
  kicker: '场景示例 · 按行业',
  headline: '从业务问题\n到查询与指标',
  lead: '每个场景写明业务问题、图模型、查询和衡量指标，您的团队可以用自己的数据重复验证。',
  drawing: {
    caption: '行业、场景与查询',
    reading: '菱形是场景，左侧连接行业，右侧连接查询类型；橙色是所选行业的场景',
    note: '场景为示例，可用您的数据验证',
    alt: '场景图：左侧是行业，中间每个菱形是一个场景，右侧是三类查询',
    kinds: { ring: '环', path: '路径', reach: '影响' }
  },
  industries: { finance: '金融', manufacturing: '制造', energy: '能源', transport: '交通物流' },
  list: {
    question: '哪个行业？',
    headline: '按行业查找场景',
    filter: '按行业筛选',
    all: '全部行业',
    sample: '场景示例'
  },
  consent: {
    question: '需要同业参考？',
    headline: '所在行业的参考，请联系我们',
    lead: '本页是场景示例，不是客户案例。',
    items: [
      { term: '先经同意', text: '客户同意后，才发布案例。' },
      { term: '案例写明什么', text: '客户名称、所属行业和发布日期，以及客户同意公开的内容。' }
    ]
  }
} satisfies CasesCopy
