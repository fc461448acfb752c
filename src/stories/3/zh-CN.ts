import type { StoryCopy } from '../types'

export default {
  title: '三种常见的图查询',
  description: '反洗钱、反欺诈、供应链、电力调度，业务不同，在图上却常是三种形状：环、路径、影响范围。',
  kicker: '方案 · 查询',
  headline: '三种常见\n的图查询',
  lead: '反洗钱与电力调度业务不同，建成图之后，查询的却是同几种形状：环、路径和影响范围。',
  figure: {
    caption: '三种常见的形状',
    reading: '橙色是结果，蓝色是路径，实心是起点',
    alt: '三个小图：五个顶点的环，一条路径，从一点出发的两层影响范围',
    words: ['环', '路径', '影响范围']
  },
  question: '怎样归类？',
  answer: '同一形状，同一类查询',
  ordered: false,
  parts: [
    { term: '环', text: '资金转回起点、担保首尾相接：反欺诈与授信都在查找环。' },
    { term: '路径', text: '资金流向、权限来源、货运路线：从一点到另一点，逐跳可查。' },
    { term: '影响范围', text: '供应商停供、线路断开、设备故障，沿边向外遍历，可达的顶点即受影响。' }
  ],
  next: {
    kicker: '全部方案',
    title: '每个方案一页：业务问题、图模型、查询与结果',
    link: '浏览方案',
    to: { path: '/demogallery' }
  }
} satisfies StoryCopy
