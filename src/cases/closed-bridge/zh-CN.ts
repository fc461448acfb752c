import { query } from '~/solutions/logistics/graph'
import type { CaseCopy } from '../types'

export default {
  title: '场景示例：封路后重新规划配送',
  description: '场景示例：一个城市配送团队怎样把实时路况记在边上、封路后重新计算路线。附衡量效果的方法。',
  kicker: '场景示例 · 交通物流',
  headline: '封桥之后\n重算配送路线',
  lead: '早上规划好的配送路线，十点遇到桥梁封闭。司机各自绕行，客服不清楚哪些订单会延误。一条查询按当前路况给出新路线和时长，据此判断订单是否延误。',
  figure: {
    caption: '封桥之后的新路线',
    reading: '蓝色是原计划，橙色是绕开封闭路段的最短路线',
    alt: '路网图：一座桥封闭之后，从仓库到客户的新路线'
  },
  model: {
    question: '怎样建模？',
    headline: '路况是边的属性，随时更新',
    caption: '图模型：路口、路段、仓库、订单',
    alt: '图模型：路段连接路口，仓库与订单位于路口，路段带有时长与封闭状态',
    parts: [
      { title: '路段是边', text: '时长、封闭、限高都是边的属性，改一条边，下一次查询即按新的路况计算。' },
      { title: '订单位于路口', text: '订单的路线，就是两个路口之间的最短路径。' },
      { title: '历史另存', text: '保留当时的路况，便于复盘延误的原因是道路还是排程。' }
    ]
  },
  query: {
    question: '怎样查询？',
    headline: '跳过封闭的边，再求最短路径',
    name: '绕行',
    code: query,
    parts: [
      { title: '先把封闭的路段排除', text: '封闭的边直接排除，而不是加一个很大的时长。' },
      { title: '再比时长', text: '沿路径相加，取总时长最小的一条。' },
      { title: '反向查询', text: '同一张图，从仓库出发三十分钟内可达的路口，就是当前的服务范围。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '按天记录三项指标',
    items: [
      { term: '准点', text: '承诺时间内送到的比例，封路的日子与平常的日子分开统计。' },
      { term: '偏差', text: '查询给出的时长与实际行驶时长的差异；差异大的路段应修正数据。' },
      { term: '反应', text: '从收到封路消息到新路线发送给司机的时间。' }
    ]
  }
} satisfies CaseCopy
