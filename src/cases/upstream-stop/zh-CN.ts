import { query } from '~/solutions/supplychain/graph'
import type { CaseCopy } from '../types'

export default {
  title: '场景示例：四级供应商停产',
  description: '场景示例：一个制造企业的采购团队怎样把多级供货建成图，算出断供何时影响产线。附衡量效果的方法。',
  kicker: '场景示例 · 制造',
  headline: '四级供应商\n停产先联系谁',
  lead: '采购团队得知一家四级供应商停产。哪些产线会停、哪天停？一条查询列出停产日，并排除有独立来源的厂点。',
  figure: {
    caption: '一家供应商停供的影响范围',
    reading: '橙色是会停的厂点，蓝色虽在下游却有替代来源',
    alt: '供货图：一家原料厂停供，影响沿供货边传到产线与成品，有替代来源的地方停下'
  },
  model: {
    question: '怎样建模？',
    headline: '厂点与企业分开建模',
    caption: '图模型：厂点、物料、企业、订单',
    alt: '图模型：厂点向厂点供货，生产物料，属于企业；订单下给厂点',
    parts: [
      { title: '识别共用的上游工厂', text: '两家供应商可能共用一座上游工厂，只按企业建模则无法识别。' },
      { title: '库存记在供货边上', text: '同一种物料在不同收货方可用的天数不同，因此属于供货边。' },
      { title: '先建关键产品', text: '从停产代价最高的产品向上游建模，建到哪一级，就能回答到哪一级。' }
    ]
  },
  query: {
    question: '怎样查询？',
    headline: '找出受影响且无独立来源的厂点',
    name: '停供影响',
    code: query,
    parts: [
      { title: '有替代来源时停止', text: '不依赖停产厂的来源才计入。位于下游，不等于会停产。' },
      { title: '沿路径累加库存天数', text: '最先用完的物料决定停产日。' },
      { title: '结果带日期', text: '按停产日排序，先联系谁由此确定。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '演练一次，衡量三项指标',
    items: [
      { term: '范围', text: '选择一家曾经停供的工厂，比较查询名单与当时实际停产的产线。' },
      { term: '提前量', text: '查询给出的停产日与实际停产日的差距。' },
      { term: '用时', text: '从得知停供到给出名单的时间，与以往人工询问相比。' }
    ]
  }
} satisfies CaseCopy
