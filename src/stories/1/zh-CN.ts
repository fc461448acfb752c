import type { StoryCopy } from '../types'

export default {
  title: '吞吐量提升70%，怎样量出来的',
  description: '经审计的社交网络基准测试里，吞吐量提升70%是怎样量出来的：先预热，再正式运行，超时有上限。',
  kicker: '报告·基准测试',
  headline: '70%，\n怎样量出来的',
  lead: '一个数字要可信，得先说清怎样量：跑多久、跑多少操作、超时怎样算、谁来核对。社交网络基准测试把这些都写成了规则。',
  figure: {
    caption: '吞吐量，按比例绘制',
    reading: '空心是对照，记作100；蓝色是实测',
    alt: '横条图：对照100，实测170',
    words: ['对照', '实测']
  },
  question: '规则是什么？',
  answer: '先预热，再计数，超时有上限',
  ordered: true,
  parts: [
    { term: '先预热', text: '预热30分钟、1600万次操作，不计成绩。缓存热了、数据稳了，再开始量。' },
    { term: '再正式运行', text: '连续2小时、6400万次操作，成绩只从这一段里算。' },
    { term: '超时有上限', text: '规则允许5%的操作超时，实测为零。' },
    { term: '由别人核对', text: '测试经过审计，方法与结果由第三方核对，而不是自己宣布。' }
  ],
  next: {
    kicker: '看全部结果',
    title: '各项数字与口径，都画在首页的图版04上',
    link: '查看结果',
    to: { path: '/', hash: 'results' }
  }
} satisfies StoryCopy
