import { brand } from '~/contract/brand'
import type { HubCopy } from './types'

export default {
  title: '基准测试报告',
  description: '基准测试报告中心：经审计的社交网络基准，与四种图数据库对比的方法。每份结果都可逐个样本核对、重新测试。',
  kicker: '资源中心 · 报告',
  headline: '每个数字\n都可重新测试',
  lead: '结果可以核对，才值得信任。每份报告写明数据、查询、版本和上限；结果附每个样本和重测命令。',
  actions: { samples: '查看示例样本', reports: '浏览报告' },
  figure: {
    alt: '以一个种子顶点为中心，向外三圈顶点；每多一跳，多一圈',
    caption: '对比测试的基本查询：从种子出发，一跳一圈',
    reading: '蓝色是种子；虚线圈是跳数，旁边是该跳的超时上限',
    note: '示意数据；一至三跳累计到达的顶点：{counts}'
  },
  list: {
    question: '有哪些报告？',
    headline: '七份报告，注明测试方',
    lead: '经审计的报告由第三方核对，自测报告公布全部样本。尚未发布结果的报告先公布方法。'
  },
  explorer: {
    question: '结果包含什么？',
    headline: '一份自测示例，逐个种子画出',
    lead: `同一方法，同一张生成的图：测试两个可嵌入引擎，另有一份TypeScript基线。用于演示样本、核对与重测，与${brand}的性能无关。`
  },
  trust: {
    question: '为何可信？',
    headline: '公开样本，数字由样本计算',
    items: [
      { term: '只存样本', text: '结果文件不保存平均值和百分位，它们都由样本计算。保存了计算值的文件不予收录。' },
      { term: '导入即核对', text: '导入时重算每个摘要，逐个种子比对答案；任何一处不符，整份拒收并说明原因。' },
      { term: '超时不计入平均值', text: '超时按上限计为一个样本，计入成功率和百分位，不计入平均值。' },
      { term: '一条命令重测', text: '每份结果附重测命令、数据集的生成器与种子；可在您的机器上重新测试。' }
    ]
  },
  papers: {
    question: '报告全文在哪里？',
    headline: '同意隐私声明后下载',
    lead: '网页内容公开。报告全文以文件提供，下载之前，请先阅读并同意隐私声明。',
    items: [
      { term: '收集什么', text: '姓名、手机号、邮箱和行业；用途与保存期限见隐私声明。' },
      { term: '怎样核对', text: '每个文件附SHA-256，下载后可以在页面上核对。' }
    ],
    link: '浏览报告全文'
  },
  next: {
    question: '下一步？',
    headline: '用您的数据测试',
    steps: [
      { kicker: '共同测试', title: '用您的数据和查询，按同一方法测试', link: '预约PoC' },
      { kicker: '自行测试', title: '在一台服务器上自行测试单机版', link: '开发者报告' }
    ]
  }
} satisfies HubCopy
