import { query } from '~/solutions/power/graph'
import type { CaseCopy } from '../types'

export default {
  title: '示例案例：调度团队审检修计划',
  description: '示例案例：一个电网调度团队怎样在图上断开线路，看还剩几条供电路径，以及怎样衡量做得好不好。',
  kicker: '示例案例·能源',
  headline: '检修一条线，\n先断给图看',
  lead: '设想一个地区电网的调度团队：每周收到一批检修申请，要确认停一条线不会让谁失电，再停第二条也不会。接线图挂在墙上，开关的状态却天天在变，靠人看图难免漏看一条。',
  figure: {
    caption: '断开一条支路之后，IEEE 14节点测试系统',
    reading: '蓝色是转供的路，橙色是再断就会失电的那条',
    alt: '电网图：断开一条支路之后的供电路径，以及再断就会失电的支路'
  },
  model: {
    question: '图怎样画？',
    headline: '开关的状态，写在边上',
    caption: '图模型：机组、母线、负荷、厂站',
    alt: '图模型：支路连接母线，电源与负荷接在母线上，支路带有状态',
    parts: [
      { title: '电网本来就是图', text: '母线是顶点，支路是边，照着一次接线画即可，不必另造模型。' },
      { title: '状态随量测更新', text: '开关一动，边的状态就改，查询总是在此刻的图上走。' },
      { title: '检修也是状态', text: '计划停运写成带起止时间的状态，可以在明天的图上先走一遍。' }
    ]
  },
  query: {
    question: '怎样查？',
    headline: '断开，再从电源走一遍',
    name: '转供路径',
    code: query,
    parts: [
      { title: '还到得了谁', text: '从电源沿运行中的支路走，走不到的就是失电的。' },
      { title: '从哪里转供', text: '最短的一条供电路径，经过哪些母线。' },
      { title: '再断哪条会失电', text: '逐条试断，名单就是检修期间要盯住的支路。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '和现有的校核对一遍',
    items: [
      { term: '一致', text: '拿过去一段时间的检修计划，逐份与现有校核的结论对照。' },
      { term: '遗漏', text: '记录图上查出而当时没有提到的薄弱支路，由专业人员判断是否真有风险。' },
      { term: '用时', text: '从收到申请到给出结论要多久；临时变更时能否当场重算。' }
    ]
  }
} satisfies CaseCopy
