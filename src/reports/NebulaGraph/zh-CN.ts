import { brand } from '~/contract/brand'
import type { ComparisonCopy } from '../types'

export default {
  title: '与NebulaGraph的对比',
  description: '与NebulaGraph对比的测试方法：种子数、各项超时、并发与写入，双方的查询逐条列出，结果附每个样本。',
  kicker: '基准测试 · 对比',
  headline: 'NebulaGraph\n对比测试方法',
  lead: '同一份数据，同一台机器，同一批种子。双方的版本、配置和查询都写入结果，您可以重新测试。',
  systems: {
    question: '对比什么？',
    headline: '两个系统，同样的条件',
    items: [
      {
        term: '双方版本',
        text: `结果文件写明${brand}与NebulaGraph的完整版本号；版本不同，结果分别记录。`
      },
      {
        term: '同一环境',
        text: '同样的处理器、内存和操作系统；两个系统轮流运行，不同时占用机器。'
      },
      {
        term: '顶点编号',
        text: '起点按顶点编号查找；PageRank由随附的算法程序在Spark上运行，读图时间单独记录。'
      }
    ]
  },
  queries: {
    question: '双方怎样查询？',
    headline: `${brand}与NebulaGraph的查询`,
    note: '示例为两跳；每份结果附实际运行的完整查询。'
  },
  results: {
    question: '结果如何？',
    headline: `${brand}与NebulaGraph的样本`,
    lead: '一个点代表一个种子的一次查询，横轴为对数；超时以空心点画在上限线上。'
  }
} satisfies ComparisonCopy
