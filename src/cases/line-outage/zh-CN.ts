import { query } from '~/solutions/power/graph'
import type { CaseCopy } from '../types'

export default {
  title: '场景示例：检修前推演停电影响',
  description: '场景示例：一个电网调度团队怎样在停电之前推演影响、找到唯一供电支路。附衡量效果的方法。',
  kicker: '场景示例 · 能源',
  headline: '检修之前\n推演停电影响',
  lead: '调度团队每周审核检修申请，确认停一条线后哪些负荷仍有供电、哪条支路成为唯一供电支路。图查询按当前开关状态判断连通，潮流计算再校核负载与电压。',
  figure: {
    caption: '断开一条支路之后，IEEE 14节点测试系统',
    reading: '蓝色是剩余供电路径，橙色是成为唯一供电支路的支路',
    alt: '电网图：断开一条支路之后的供电路径，以及再断就会失电的支路',
    source: '拓扑为公开的IEEE 14节点算例；停运情形为假设'
  },
  model: {
    question: '怎样建模？',
    headline: '开关状态记在边上',
    caption: '图模型：机组、母线、负荷、厂站',
    alt: '图模型：支路连接母线，电源与负荷接在母线上，支路带有状态',
    parts: [
      { title: '按一次接线图建模', text: '母线是顶点，支路是边，不必另行转换。' },
      { title: '状态随量测更新', text: '支路投停，边的状态随之更新，查询总按当前拓扑计算。' },
      { title: '检修也是状态', text: '计划停运写成带起止时间的状态，可以提前查询明天的拓扑。' }
    ]
  },
  query: {
    question: '怎样查询？',
    headline: '断开支路，再从电源遍历',
    name: '剩余供电路径',
    code: query,
    parts: [
      { title: '哪些母线有供电', text: '从电源沿运行中的支路遍历，不可达的母线即失电。' },
      { title: '还有哪条路径', text: '取一条最短的供电路径，列出经过的母线。' },
      { title: '再断哪条会失电', text: '逐条断开支路，所得名单即检修期间须重点关注的支路。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '与现有校核结果比对',
    items: [
      { term: '一致', text: '用过去一段时间的检修计划，逐份与原有校核结论对照。' },
      { term: '遗漏', text: '记录图上查出而当时没有提到的薄弱支路，由专业人员判断是否真有风险。' },
      { term: '用时', text: '从收到申请到给出结论的时间，以及临时变更时能否即时重算。' }
    ]
  }
} satisfies CaseCopy
