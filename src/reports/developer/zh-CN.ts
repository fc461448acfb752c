import type { ComparisonCopy } from '../types'

export default {
  title: '开发者报告：单台服务器',
  description: '在一台服务器上自己测图数据库：数据怎样生成，测哪些查询，超时取多少，结果怎样写成可核对的文件。',
  kicker: '基准测试 · 开发者',
  headline: '一台服务器，\n自己测一遍',
  lead: '用您自己的机器和数据，按同一方法测单机版：多跳、最短路径、PageRank。结果写成一个文件，谁都可以核对。',
  systems: {
    question: '测的是什么？',
    headline: '两个单机版本，一台机器',
    items: [
      {
        term: '单机免费版',
        text: '最多{freeVertices}个顶点、{freeStorage} GB存储，供非商业学习；测试数据须在此之内。'
      },
      {
        term: '单机收费版',
        text: '存储不限，最多{paidUsers}个用户；同样的查询，数据可以更大。'
      },
      {
        term: '先热身',
        text: '每项负载先跑几次不计时的查询，再跑全部种子；每个样本都留下。'
      }
    ]
  },
  queries: {
    question: '用什么查询？',
    headline: '四条查询，直接拷走',
    note: '示例为两跳；算法过程的名称以随产品提供的说明为准。'
  },
  results: {
    question: '结果如何？',
    headline: '单机版的样本',
    lead: '一个点是一个种子的一次查询，横轴为对数；超时画成空心点，落在上限线上。'
  }
} satisfies ComparisonCopy
