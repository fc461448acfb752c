import type { StoryCopy } from '../types'

export default {
  title: '6400万次操作全部准时：测试方法',
  description: '经审计的社交网络基准测试怎样进行：先预热，再正式运行，不准时操作有上限。',
  kicker: '报告 · 基准测试',
  headline: '6400万次操作\n怎样测得',
  lead: '社交网络基准测试对预热、正式运行和不准时操作都有规则。按照这些规则运行并经审计，6400万次操作全部准时。',
  figure: {
    caption: '时长，按比例绘制',
    reading: '空心是预热，不计成绩；蓝色是正式运行',
    alt: '横条图：预热30分钟，正式运行120分钟',
    words: ['预热，分钟', '正式运行，分钟']
  },
  question: '规则是什么？',
  answer: '先预热，再计数，不准时有上限',
  ordered: true,
  parts: [
    { term: '先预热', text: '预热30分钟、1600万次操作，不计成绩。缓存与数据稳定后再开始测量。' },
    { term: '再正式运行', text: '连续2小时、6400万次操作，成绩只计此阶段。' },
    { term: '不准时有上限', text: 'LDBC的规则允许5%的操作不准时，本次测试为零。' },
    { term: '第三方核对', text: '测试经过审计，方法与结果由第三方核对。' }
  ],
  next: {
    kicker: '测试参数',
    title: '逐项查看运行参数与成绩',
    link: '查看测试参数',
    to: { path: '/report/ldbc' }
  }
} satisfies StoryCopy
