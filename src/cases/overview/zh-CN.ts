import type { CasesCopy } from '../types'

export default {
  title: '客户案例',
  description: '按行业看客户案例与场景示例：每一篇写清问题、图模型、查询和衡量结果的办法。客户案例经客户确认后刊出。',
  kicker: '客户案例·按行业',
  headline: '从问题到查询\n写给同行看',
  lead: '一篇有用的案例，要让同行看完能照着做：问题是什么，图怎样画，查询怎样写，结果怎样衡量。标明“示例案例”的，按同样的写法写成，不指任何一家客户。',
  drawing: {
    caption: '行业、案例与问法',
    reading: '菱形是案例，左边连着行业，右边连着它问图的问题；橙色是所选行业的案例',
    note: '示例案例不涉及任何客户',
    alt: '案例图：左边是行业，中间每个菱形是一篇案例，右边是三种问法',
    kinds: { ring: '找环', path: '找路径', reach: '看波及' }
  },
  industries: { finance: '金融', manufacturing: '制造', energy: '能源', transport: '交通物流' },
  list: {
    question: '哪个行业？',
    headline: '案例，按行业',
    filter: '按行业筛选',
    all: '全部行业',
    sample: '示例案例'
  },
  consent: {
    question: '真客户呢？',
    headline: '客户确认之后才刊出',
    items: [
      { term: '谁来写', text: '我们起草，客户的业务与技术人员各审一遍，名称与数字以客户确认的为准。' },
      { term: '写什么', text: '与示例同样的四段：问题、图模型、查询、怎样衡量。没有量过的结果不写。' },
      { term: '怎样区分', text: '示例案例始终标明“示例案例”，不写单位名称，不写成效数字。' }
    ]
  }
} satisfies CasesCopy
