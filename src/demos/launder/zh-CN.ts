import type { DemoCopy } from '../types'

export default {
  title: '在线演示：这笔资金最终到了哪里',
  description: '按时间和金额追踪一笔资金：分散、汇集、循环、取现，逐日查看去向；再与不考虑时间的PageRank对比。',
  kicker: '在线演示 · 反洗钱',
  headline: '这笔资金\n最终到了哪里？',
  lead: '付款必须在资金到账之后，转出金额不会超过收到金额。按时间和金额逐笔追踪，即可找到资金停留之处；只看连接的排名，会把中转账户排在前面。',
  figure: {
    caption: '一个月的付款',
    reading: '圆是个人账户，方块是公司，菱形是取现点。橙色是资金到达终点的路径，蓝色是其余中转账户。',
    alt: '个人、公司与取现点之间的付款；从一个账户出发的资金经过多个账户，停在几个终点'
  },
  marks: { start: '来源', path: '中转', found: '资金路径', answer: '终点' },
  vertices: { account: '个人账户', company: '公司', cash: '取现点' },
  edges: { paid: '付款' },
  values: { amount: { name: '金额', unit: '元' }, hour: { name: '当月第几小时' } },
  parameters: {
    source: { name: '来源账户', hint: '追踪从该账户转出的资金' },
    method: {
      name: '方法',
      hint: 'PageRank不考虑时间，用于对比',
      options: { money: '按时间和金额追踪', pagerank: '个性化PageRank' }
    },
    window: { name: '停留至多', hint: '到账后超过这么久才转出的，不再追踪', unit: '天' },
    least: { name: '忽略小额', hint: '金额更少的付款不追踪', unit: '元' }
  },
  columns: { account: '终点', payments: '付款笔数', value: '留存金额（元）或得分（%）', share: '占比（%）' },
  words: {},
  sentences: {
    start: '从{source}出发，按时间顺序查看付款。',
    'rank-start': '从{source}出发，按金额比例随机转出，不考虑时间。',
    day: '第{day}天：{payments}笔付款转出其中的{amount}元。',
    iteration: '第{number}次迭代：{reached}个账户有得分，变化{change}。',
    'end-at': '{value}元停在{account}，经过{payments}笔付款，占{share}%。',
    'rank-at': '{account}得分{value}%，最短经过{payments}笔付款；占{share}%。',
    end: '{source}转出{amount}元，其中{share}%停在{ends}个终点。',
    'rank-end': '{source}的排名：前{ends}个账户共占得分的{share}%；总分{amount}%。',
    'why-source': '{vertex}是来源账户，资金从这里转出。',
    'why-unreached': '来自{source}的资金没有到达{vertex}。',
    'why-ranked': '{vertex}得分{value}%：从{source}经{payments}笔付款可以到达，但付款的先后没有核对。',
    'why-low': '{vertex}得分{value}%，不在前列；从{source}经{payments}笔付款可以到达。',
    'why-end': '{vertex}经{terms}笔付款收到来自{source}的{received}元，留下{held}元；主要路径有{payments}笔付款，一笔晚于一笔。',
    'why-held':
      '{vertex}经{terms}笔付款收到来自{source}的{received}元，只留下{held}元，不算主要终点；主要路径有{payments}笔付款。',
    'why-passed': '{vertex}经{terms}笔付款收到来自{source}的{received}元，又全部转出，留下{held}元；主要路径有{payments}笔付款。'
  },
  result: { some: '来自{source}：{ends}个终点，共占{share}%', nothing: '没有从{source}追踪到终点' },
  terms: '到账的各笔付款，金额从大到小（元）',
  tour: [
    { text: '55,330元从A001分散到十二个账户，经空壳公司汇集，停在五个终点。' },
    { text: '选中X01：资金经七笔付款到这里取现，时间依次递增。', vertex: 'X01' },
    { text: '换成不考虑时间的PageRank：排在最前的是空壳公司，资金大多只经它们中转。', parameters: { method: 'pagerank' } },
    { text: '停留至多改成1天，追踪很快中断：资金在多数账户停留更久。', parameters: { window: 1 } }
  ],
  query: '哪些账户一边收款一边付款，往来对手最多？',
  source:
    '示例数据，按固定种子生成；不含任何真实账户。洗钱手法是分散、汇集、先分散后汇集与循环，定义取自IBM AMLSim的公开文档（fan-out、fan-in、scatter-gather、cycle）。'
} satisfies DemoCopy
