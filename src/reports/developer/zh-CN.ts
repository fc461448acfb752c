import type { ComparisonCopy } from '../types'

export default {
  title: '开发者报告：单台服务器',
  description: '在一台服务器上自行测试图数据库：怎样生成数据、测试哪些查询、超时上限是多少。测试结束得到可核对的结果文件。',
  kicker: '基准测试 · 开发者',
  headline: '在单台服务器\n自行测试',
  lead: '用您的机器和数据，按同一方法测试单机版：多跳、最短路径、PageRank。结果是一个任何人都可核对的文件。',
  systems: {
    question: '测试什么？',
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
        term: '先预热',
        text: '每项负载先运行几次不计时的查询，再运行全部种子；保留每个样本。'
      }
    ]
  },
  queries: {
    question: '用什么查询？',
    headline: '四条查询，直接复制',
    note: '示例为两跳；每份结果附实际运行的完整查询。'
  },
  results: {
    question: '结果如何？',
    headline: '单机版的测试样本',
    lead: '一个点代表一个种子的一次查询，横轴为对数；超时以空心点画在上限线上。'
  }
} satisfies ComparisonCopy
