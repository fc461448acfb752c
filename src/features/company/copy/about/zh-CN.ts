import type { AboutCopy } from '../types'

export default {
  title: '关于我们',
  description: '公司成立于2016年，产品包括原生分布式图数据库、图智能平台、混合检索增强生成和AI算力一体机。',
  kicker: '公司',
  headline: '2016年创立\n专注图数据库',
  lead: '我们提供原生分布式图数据库，以及分析、问答与算力产品。时间轴列出图论近三百年的里程碑，以及公司创立的年份。',
  products: {
    question: '我们做什么？',
    headline: '从存储到回答的产品',
    lead: '存储与查询关系、分析关系、为回答提供依据，并提供所需的算力。',
    items: [
      {
        term: '图数据库',
        text: '原生分布式图数据库，四个版本：从供学习的免费版，到支持分区存储的企业高级版。',
        link: '查看版本'
      },
      { term: '图智能平台', text: '供分析人员在图上检索、展开和比对关系。', link: '查看平台' },
      { term: '混合检索增强生成（RAG）', text: '同时检索图与文本，为大模型的回答提供依据。', link: '了解原理' },
      { term: 'AI算力一体机', text: '软硬件一体交付，供图查询与大模型使用。', link: '了解一体机' }
    ]
  },
  more: '行业里程碑与我们的做法',
  milestones: {
    question: '图数据库怎样发展？',
    headline: '从图论到图数据库',
    lead: '图论与数据库的里程碑，以及公司创立的年份。',
    field: [
      '欧拉证明哥尼斯堡七桥问题无解，图论由此开始。',
      '迪杰斯特拉发表最短路径算法，图数据库沿用至今。',
      '科德提出关系模型，关系数据库由此开始。',
      '布林与佩奇用链接的结构给网页排序，图算法进入日常应用。',
      'openCypher项目公布，图查询语言开始有共同的写法。',
      '国际标准SQL/PGQ发布，表也可以作为属性图查询。',
      '国际标准GQL发布，图查询有了自己的国际标准语言。'
    ],
    company: ['公司创立。'],
    drawing: {
      field: '领域',
      company: '公司',
      founded: '创立',
      alt: '时间轴：左边是图论与数据库的七个年份，从1736年到2024年；右边是2016年公司创立'
    }
  },
  manner: {
    question: '我们的做法',
    headline: '我们的四项承诺',
    items: [
      { term: '测试附方法', text: '自测报告注明种子数、超时上限与迭代次数。' },
      { term: '示例有标注', text: '图由小规模数据绘制。非真实的数据标注“示例”或“演示”，图旁的数字由该数据计算。' },
      { term: '案例经客户同意', text: '客户同意后，才发布案例。' },
      { term: '反馈限期答复', text: '对个人信息的反馈在7个工作日内答复。' }
    ]
  },
  facts: {
    plate: { question: '公司登记在哪里？', headline: '主体、地址与资质' },
    entity: { caption: '公司主体', columns: ['名称', '统一社会信用代码', '注册地址'] },
    offices: { caption: '办公地点', columns: ['城市', '地址'] },
    people: { caption: '团队', columns: ['姓名', '职务', '介绍'] },
    certificates: { caption: '资质证书', columns: ['证书', '颁发机构', '编号', '有效期至'] },
    advisories: { caption: '安全公告', columns: ['编号', '发布', '内容', '受影响版本', '修复版本'] },
    security: '报告漏洞'
  },
  contact: {
    question: '怎样联系？',
    headline: '联系方式与合作',
    steps: [
      { kicker: '加入团队', title: '查看在招职位', link: '查看职位' },
      { kicker: '商务合作', title: '告诉我们您的合作意向', link: '填写合作意向' }
    ]
  }
} satisfies AboutCopy
