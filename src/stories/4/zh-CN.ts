import type { StoryCopy } from '../types'

export default {
  title: '第一次使用，从哪里开始',
  description: '第一次用图数据库从哪里开始：先建几个顶点和边，再写一次多跳查询，最后把查询放进自己的业务问题里。',
  kicker: '文档·入门',
  headline: '从第一个顶点\n到第一次多跳',
  lead: '学一门新的查询语言，最怕一上来就是整本手册。入门文档只做一件事：带您建一张小图，问它一个表格不好回答的问题。',
  figure: {
    caption: '第一次多跳查询',
    reading: '实心是起点，蓝色是一跳到的，橙色是两跳到的',
    alt: '从一个顶点出发，一跳到三个顶点，两跳到五个顶点',
    words: ['起点', '一跳', '两跳']
  },
  question: '读完会什么？',
  answer: '三件事，一杯茶的工夫',
  ordered: true,
  parts: [
    { term: '建一张小图', text: '写下顶点、边和它们的属性，看它们怎样存在图里。' },
    { term: '走一跳，再走一跳', text: '从一个顶点出发，沿边走两跳，体会与连接表格的不同。' },
    { term: '换成自己的问题', text: '把例子里的人换成您的账户、设备或零件，查询的写法不变。' }
  ],
  next: {
    kicker: '现在就读',
    title: '入门文档：从第一个顶点到第一次多跳查询',
    link: '阅读文档',
    to: { path: '/document/latest/1' }
  }
} satisfies StoryCopy
