import type { ResearchCopy } from '../types'

export default {
  title: '研究报告中心',
  description: '白皮书、测试报告与实践指南：每份注明发布日期、文件大小和校验值。',
  kicker: '资源 · 研究报告中心',
  headline: '白皮书与指南\n附测试报告',
  lead: '测试报告说明数据、步骤和限制，您可以据此重复验证结果；白皮书和指南帮助您建模与上线。',
  drawing: {
    caption: '基准测试的结论与方法',
    reading: '圆是测量对象，方块是测试条件；连线表示结论受该条件约束',
    alt: '结论与方法的对应图：左边是五项测量，右边是得到它们的条件，连线表示哪一项由哪个条件约束',
    words: {
      hops: 'k跳邻居',
      paths: '最短路径',
      rank: 'PageRank',
      concurrency: '并发',
      throughput: '审计吞吐量',
      seeds: '100或300个起点',
      timeouts: '写明超时',
      iterations: '迭代10次',
      users: '100人并发5分钟',
      warmup: '预热30分钟',
      run: '测量2小时'
    }
  },
  list: {
    question: '有哪些资料？',
    headline: '按类型查阅',
    lead: '下载任何一份资料之前，请先阅读并同意隐私声明，并留下联系方式。',
    empty: '该类别暂无资料。'
  }
} satisfies ResearchCopy
