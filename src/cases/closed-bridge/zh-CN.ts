import { query } from '~/solutions/logistics/graph'
import type { CaseCopy } from '../types'

export default {
  title: '示例案例：配送团队绕开封路',
  description: '示例案例：一个城市配送团队怎样把实时路况写在边上，封路之后重新算线路，以及怎样衡量做得好不好。',
  kicker: '示例案例·交通物流',
  headline: '桥封了，\n车已经在路上',
  lead: '设想一个城市配送团队：早上算好的线路，到了十点有座桥封了。司机各自绕行，客服不知道哪些单会晚，仓库不知道该不该换车。线路是昨夜的，路是此刻的。',
  figure: {
    caption: '封桥之后的新路线',
    reading: '蓝色是原计划，橙色是绕开封闭路段的最短路线',
    alt: '路网图：一座桥封闭之后，从仓库到客户的新路线'
  },
  model: {
    question: '图怎样画？',
    headline: '路况是边的属性，随时改',
    caption: '图模型：路口、路段、仓库、订单',
    alt: '图模型：路段连接路口，仓库与订单落在路口上，路段带有时长与封闭状态',
    parts: [
      { title: '路段是边', text: '时长、封闭、限高都是边的属性，改一条边，所有线路下一次都走新的。' },
      { title: '订单落在路口上', text: '找一单要走的路，就是找两个路口之间的路。' },
      { title: '历史另存', text: '当时的路况留一份，事后才能复盘：晚到是路的原因，还是安排的原因。' }
    ]
  },
  query: {
    question: '怎样查？',
    headline: '不走封闭的边，再找最短',
    name: '绕行',
    code: query,
    parts: [
      { title: '先把封闭的路段排除', text: '不是给它加一个很大的时长，而是根本不走。' },
      { title: '再比时长', text: '沿路相加，取最小的一条。' },
      { title: '换个问法', text: '同一张图，从仓库向外走三十分钟，就是此刻的服务范围。' }
    ]
  },
  measure: {
    question: '怎样衡量？',
    headline: '三件事，按天记',
    items: [
      { term: '准点', text: '承诺时间内送到的比例，封路的日子与平常的日子分开统计。' },
      { term: '偏差', text: '查询给出的时长与实际行驶时长差多少，差得多的路段回去改数据。' },
      { term: '反应', text: '从封路消息进来到新线路发给司机，用了多久。' }
    ]
  }
} satisfies CaseCopy
