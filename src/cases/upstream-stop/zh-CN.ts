import { query } from '~/solutions/supplychain/graph'
import type { CaseCopy } from '../types'

export default {
  title: '示例案例：采购团队算停线日',
  description: '示例案例：一个制造企业的采购团队怎样把多级供货画成图，算出一家停供何时停到自己，以及怎样衡量。',
  kicker: '示例案例·制造',
  headline: '四级外停了，\n电话打给谁',
  lead: '设想一个整车厂的采购团队：手里只有一级供应商的联系人，停供的消息常常从新闻里看到。接下来两天都在打电话问：我们用不用它的料、库存还够几天、有没有别家。',
  figure: {
    caption: '一家停供，影响走到哪里',
    reading: '橙色是会停的厂点，蓝色虽在下游却有替代来源',
    alt: '供货图：一家原料厂停供，影响沿供货边传到产线与成品，有替代来源的地方停下'
  },
  model: {
    question: '图怎样画？',
    headline: '停的是一座厂，不是一家公司',
    caption: '图模型：厂点、物料、企业、订单',
    alt: '图模型：厂点向厂点供货，生产物料，属于企业；订单下给厂点',
    parts: [
      { title: '厂点与企业分开', text: '两家供应商可能共用一座上游工厂，合在一起画就看不出来。' },
      { title: '库存写在供货边上', text: '同一种料在不同收货方够用的天数不同，它属于这条边。' },
      { title: '先画要紧的', text: '从停一天代价最高的产品往上画，画到哪级，答案就到哪级。' }
    ]
  },
  query: {
    question: '怎样查？',
    headline: '顺流而下，遇替代即止',
    name: '停供影响',
    code: query,
    parts: [
      { title: '有别家供同一种料的，不再往下', text: '下游不等于会停，名单因此短得多。' },
      { title: '沿路相加库存天数', text: '几种料里最先用完的那种，决定停线的日子。' },
      { title: '结果带着日子', text: '按日子先后排好，先打哪个电话一目了然。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '演练一次，量三件事',
    items: [
      { term: '范围', text: '选一家过去停供过的厂，比较查询给出的名单与当时实际停的产线。' },
      { term: '提前量', text: '查询给出的停线日，与当时真正停线的日子差几天。' },
      { term: '用时', text: '从得知停供到给出名单要多久，同以前打电话问的方式比。' }
    ]
  }
} satisfies CaseCopy
