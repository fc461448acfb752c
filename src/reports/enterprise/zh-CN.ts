import type { ComparisonCopy } from '../types'

export default {
  title: '企业版报告：集群',
  description: '企业版在集群上怎样测试：六项负载、各自何时结束，结果写明每台机器的配置。',
  kicker: '基准测试 · 企业版',
  headline: '企业版集群\n怎样测试',
  lead: '企业版在集群上运行六项负载，与其他测试相同。结果写明每台机器的配置；企业高级版还写明分区数。',
  systems: {
    question: '测试什么？',
    headline: '两个企业版本，同样的负载',
    lead: '两个版本都运行下列六项负载，其中并发为{users}个用户，持续{usersMinutes}分钟。',
    items: [
      {
        term: '企业标准版',
        text: '用户数不限，存储不限，权限细到属性；结果写明集群中每台机器的配置。'
      },
      {
        term: '企业高级版',
        text: '分区存储，{distributed}种分布式算法；结果写明分区数与每台机器的配置。'
      },
      {
        term: '写入',
        text: '每次请求新增一个顶点；结果记录速率。'
      }
    ]
  },
  queries: {
    question: '用什么查询？',
    headline: '与单机相同的四条',
    note: '示例为两跳；每份结果附实际运行的完整查询。'
  },
  results: {
    question: '结果如何？',
    headline: '企业版的测试样本',
    lead: '一个点代表一个种子的一次查询，横轴为对数；超时以空心点画在上限线上。'
  }
} satisfies ComparisonCopy
