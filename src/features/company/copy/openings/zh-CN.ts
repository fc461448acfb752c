import type { OpeningsCopy } from '../types'

export default {
  title: '加入我们',
  description: '按城市和团队查看在招职位：内核研发、解决方案、产品文档。每个职位写明要做的事、看重的能力和投递方式。',
  kicker: '公司 · 加入我们',
  headline: '和我们一起\n做好图数据库',
  lead: '一起解决图数据库的难题：一条边怎样存储，一跳怎样更快，怎样证明没有漏掉一个环。',
  list: {
    question: '有哪些职位？',
    headline: '职位，按城市与团队',
    lead: '选择城市或团队筛选职位；地址保留筛选条件，可以直接分享。'
  },
  way: {
    question: '怎样加入？',
    headline: '从申请到录用，共四步',
    steps: [
      { title: '投递', text: '将简历和一项您愿意详细介绍的工作成果发到招聘邮箱，标题注明职位。' },
      { title: '面谈', text: '与未来的同事面谈四十五分钟，交流您的经历和这个职位的工作。' },
      { title: '练习', text: '在家完成一道与日常工作相近的小题，工具不限；之后共同讨论您的方案。' },
      { title: '录用', text: '确认职责、时间与待遇。如不合适，也会说明原因。' }
    ],
    note: '招聘流程为示例。'
  },
  drawing: {
    alt: '职位图：左边是城市，右边是团队，中间的每个菱形是一个职位，连着它所在的城市和团队',
    caption: '城市、职位与团队',
    reading: '菱形是职位，连着它的城市和团队；橙色是符合所选条件的'
  }
} satisfies OpeningsCopy
