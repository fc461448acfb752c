import type { CustomersCopy } from './types'

export default {
  title: '客户案例',
  description: '按行业查看客户案例：业务问题、做法、成果数字，以及使用的方案。',
  kicker: '客户案例·按行业',
  headline: '同行怎样用图\n解决业务问题',
  lead: '每个案例写明问题、做法和成果，并指向所用的方案；方案页的查询可以直接运行。',
  industries: { finance: '金融', manufacturing: '制造', energy: '能源', transport: '交通物流' }
} satisfies CustomersCopy
