import type { StoryCopy } from '../types'

export default {
  title: '第一次使用，从哪里开始',
  description: '第一次用图数据库从哪里开始：先建几个顶点和边，再写一次多跳查询，最后用于自己的业务问题。',
  kicker: '文档 · 入门',
  headline: '从第一个顶点\n到第一次多跳',
  lead: '入门文档只做一件事：建立一张小图，查询一个用表难以回答的问题。',
  figure: {
    caption: '第一次多跳查询',
    reading: '实心是起点，蓝色是一跳到的，橙色是两跳到的',
    alt: '从一个顶点出发，一跳到三个顶点，两跳到五个顶点',
    words: ['起点', '一跳', '两跳']
  },
  question: '读完能做什么？',
  answer: '约五分钟，完成三件事',
  ordered: true,
  parts: [
    { term: '建立小图', text: '写入顶点、边及其属性，查看图的内容。' },
    { term: '查询两跳', text: '从一个顶点出发查询两跳，了解与表连接的不同。' },
    { term: '用于您的问题', text: '将示例换成您的账户、设备或零件，查询写法不变。' }
  ],
  next: {
    kicker: '开始阅读',
    title: '入门文档：从第一个顶点到第一次多跳查询',
    link: '阅读文档',
    to: { path: '/document/latest/1' }
  }
} satisfies StoryCopy
