import type { ComparisonCopy } from '../types'

export default {
  title: '企业报告：集群',
  description: '在集群上测试图数据库：并发用户、分区存储、分布式算法与写入，方法与单机相同，结果可核对。',
  kicker: '基准测试 · 企业',
  headline: '按业务负载\n测试企业版',
  lead: '集群测试要回答更多问题：并发时的速度、跨分区的耗时、写入的速率。方法不变，环境完整列明。',
  systems: {
    question: '测试什么？',
    headline: '两个企业版本，同样的负载',
    items: [
      {
        term: '企业标准版',
        text: '用户数不限，存储不限；并发负载为{users}个用户，持续{usersMinutes}分钟。'
      },
      {
        term: '企业高级版',
        text: '分区存储，{distributed}种分布式算法；结果写明分区数与每台机器的配置。'
      },
      {
        term: '写入',
        text: '每次请求新增一个顶点，查询同时进行；结果记录两者的速率。'
      }
    ]
  },
  queries: {
    question: '用什么查询？',
    headline: '与单机相同的四条',
    note: '示例为两跳；算法过程的名称以随产品提供的说明为准。'
  },
  results: {
    question: '结果如何？',
    headline: '企业版的样本',
    lead: '一个点代表一个种子的一次查询，横轴为对数；超时以空心点画在上限线上。'
  }
} satisfies ComparisonCopy
