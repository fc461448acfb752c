import { controlQuery } from '~/solutions/credit/graph'
import type { CaseCopy } from '../types'

export default {
  title: '场景示例：授信团队穿透持股',
  description: '场景示例：一个企业授信团队怎样逐层穿透持股，找到实际控制人，以及怎样衡量效果。',
  kicker: '场景示例 · 金融',
  headline: '穿透持股\n找到控制人',
  lead: '申请表列出三个股东，再向上两层，三条线可能归到同一个人。人工核查要翻阅几十页登记资料，多数只查到第一层；一条查询沿过半的持股穿透各层。',
  figure: {
    caption: '一家申请企业的持股结构',
    reading: '橙色是合并表决权之后，实际控制的路径',
    alt: '持股图：从申请企业向上穿过控股公司，到达最终控制它的自然人'
  },
  model: {
    question: '怎样建模？',
    headline: '一家企业一个顶点，持股比例记在边上',
    caption: '图模型：自然人、企业、持股与担保',
    alt: '图模型：自然人与企业持有企业的股份，企业为企业担保',
    parts: [
      { title: '先归并同名企业', text: '同一家企业在几个系统里名称略有不同，先按登记号归并为一个顶点，路径才能连通。' },
      { title: '比例在边上', text: '份额沿路径相乘，多条路径相加，所以它属于边，不属于企业。' },
      { title: '担保用另一种边', text: '持股与担保回答不同的问题，用不同标签的边表示，查询按需使用。' }
    ]
  },
  query: {
    question: '怎样查询？',
    headline: '沿过半的持股，合并表决权',
    name: '各控制人的表决权',
    code: controlQuery,
    parts: [
      { title: '只沿过半的持股', text: '持股过半，即可决定被投资企业的表决。层数由查询里的上限决定，本例8层。' },
      { title: '表决权要相加', text: '同一个人可能控制几家股东，它们在申请企业的表决权按人合计。' },
      { title: '份额不等于控制', text: '受益所有人按份额认定，查询见方案页；两个结果对照使用。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '用已核查的企业验证',
    items: [
      { term: '一致', text: '抽取一批人工核查过的卷宗，与查询结果逐家对照，查明不一致的原因。' },
      { term: '层数', text: '记录每家实际穿透到第几层，对比只查第一层时的遗漏。' },
      { term: '更新', text: '股权变更登记后，反映到授信结论所需的时间。' }
    ]
  }
} satisfies CaseCopy
