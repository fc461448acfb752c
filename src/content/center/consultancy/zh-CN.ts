import type { ConsultancyCopy } from '../types'

export default {
  title: '咨询服务',
  description: '上图数据库之前常被问到的问题与简短的回答：该不该用，放在哪里，数据怎么合，谁来维护。',
  kicker: '学习中心·咨询服务',
  headline: '先有人问，\n再有人答',
  lead: '项目开始之前，不同的人会问不同的问题。这里一问一答，先给结论，点开再看理由。',
  drawing: {
    caption: '谁会问，问什么',
    reading: '圆是提问的人，方块是问题；一个问题连着几个人，就要请这几个人坐在一起谈',
    alt: '提问图：左边是架构师、数据工程师、业务负责人和运维，右边是四个常见问题，连线表示谁会问哪个',
    words: {
      architect: '架构师',
      engineer: '数据工程师',
      business: '业务负责人',
      operator: '运维',
      choose: '该不该用？',
      place: '放在哪里？',
      merge: '数据怎么合？',
      maintain: '谁来维护？'
    }
  },
  list: {
    question: '问过什么，怎么答？',
    headline: '一问一答',
    empty: '暂时还没有文章。'
  }
} satisfies ConsultancyCopy
