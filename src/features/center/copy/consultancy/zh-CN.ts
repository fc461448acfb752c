import type { ConsultancyCopy } from '../types'

export default {
  title: '选型问答',
  description: '引入图数据库之前的常见问题与简短回答：是否需要、如何部署、怎样合并数据、由谁维护。',
  kicker: '资源 · 选型问答',
  headline: '引入图数据库\n的常见问题',
  lead: '项目开始前，不同角色关注不同的问题。每个问题先给结论，展开后可查看理由。',
  drawing: {
    caption: '各角色关注的问题',
    reading: '圆是提问的角色，方块是问题；连线表示该角色会提出这个问题',
    alt: '提问图：左边是架构师、数据工程师、业务负责人和运维，右边是四个常见问题，连线表示谁会问哪个',
    words: {
      architect: '架构师',
      engineer: '数据工程师',
      business: '业务负责人',
      operator: '运维',
      choose: '是否需要？',
      place: '如何部署？',
      merge: '怎样合并？',
      maintain: '由谁维护？'
    }
  },
  list: {
    question: '有哪些问题？',
    headline: '常见问题与解答',
    empty: '暂无文章。'
  }
} satisfies ConsultancyCopy
