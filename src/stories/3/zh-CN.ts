import type { StoryCopy } from '../types'

export default {
  title: '业务问题，各有各的形状',
  description: '反洗钱、反欺诈、供应链、电力调度，问的是不同的业务，落到图上却常是三种形状：环、路径、波及范围。',
  kicker: '方案·图形',
  headline: '问题不同，\n形状相通',
  lead: '反洗钱与电力调度看似毫不相干，画成图之后，问的却常是同几种形状：有没有环，有没有路，波及到哪里。认得形状，就认得查询。',
  figure: {
    caption: '三种常见的形状',
    reading: '橙色是查询要找的，蓝色是走过的路，实心是起点',
    alt: '三个小图：五个顶点的环，一条路径，从一点出发的两层波及',
    words: ['环', '路径', '波及']
  },
  question: '哪些是同一种？',
  answer: '认得形状，就认得查询',
  ordered: false,
  parts: [
    { term: '环', text: '资金转了一圈回到原处，担保绕了一圈等于没有：反欺诈与授信都在找环。' },
    { term: '路径', text: '钱经过谁，权限从哪来，货从哪走：从一点到另一点，逐跳有据。' },
    { term: '波及', text: '一家停供、一条线断、一台设备出事，沿着边走出去，到得了的就是受影响的。' }
  ],
  next: {
    kicker: '逐个来看',
    title: '每个方案一页：业务问题、图模型、查询与结果',
    link: '浏览方案',
    to: { path: '/demogallery' }
  }
} satisfies StoryCopy
