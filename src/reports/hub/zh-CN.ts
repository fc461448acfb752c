import { brand } from '~/contract/brand'
import { numberInWords } from '~/lib/number-words'
import { reports } from '../reports'
import type { HubCopy } from './types'

export default {
  title: '基准测试报告',
  description: '基准测试报告中心：经审计的社交网络基准，与四种图数据库对比的方法。示例结果可逐个样本核对。',
  kicker: '资源 · 基准测试报告',
  headline: '一份审计成绩\n一套对比方法',
  lead: '社交网络基准测试经第三方审计，参数与成绩逐项列出。另外六份报告用同一套方法，公开负载、种子数、超时上限和查询，您可以自行运行。',
  actions: { samples: '查看报告格式', reports: '浏览报告' },
  figure: {
    alt: '以一个种子顶点为中心，向外三圈顶点；每多一跳，多一圈',
    caption: '对比测试的基本查询：从种子出发，一跳一圈',
    reading: '蓝色是种子；虚线圈是跳数，旁边是该跳的超时上限',
    note: '示例数据；一至三跳累计到达的顶点：{counts}'
  },
  list: {
    question: '有哪些报告？',
    headline: `${numberInWords(reports.length, 'zh-CN')}份报告，注明由谁测试`,
    lead: '审计结果由第三方核对。其余六份列出测试方法与查询，您可以自行运行。'
  },
  explorer: {
    question: '自测报告是什么格式？',
    headline: `报告格式示例：不含${brand}成绩`,
    lead: `在内存中的一张小图上，测试SQLite、图数据库Grafeo，以及TypeScript数组基线。前两者相比，一跳时SQLite较快，六跳时Grafeo较快。基线不是数据库，仅供参照。示例只说明报告格式，与${brand}的速度无关。`
  },
  trust: {
    question: '为何可信？',
    headline: '发布时公开样本，数字由样本计算',
    items: [
      { term: '数字由样本算出', text: '报告只保存样本，平均值和百分位均由样本计算。' },
      { term: '发布前核对', text: '重算每个校验值，逐个种子核对答案，有一处不符即不发布。' },
      { term: '有超时，不算平均值', text: '超时降低成功率，并按超时上限计入百分位。' },
      { term: '可以重测', text: '每份结果写明重测命令、数据集的生成器与种子。' }
    ]
  },
  papers: {
    question: '哪些文件可以下载？',
    headline: '同意隐私声明后下载',
    lead: '网页内容公开。报告发布后以文件提供，下载前请阅读并同意隐私声明。',
    items: [
      { term: '收集什么', text: '姓名、手机号、邮箱和行业；用途见隐私声明。' },
      { term: '怎样核对', text: '每个文件附SHA-256校验值，下载后可以在页面上核对。' }
    ],
    link: '浏览全部资料与报告'
  },
  more: '可信度、文件与报告格式',
  next: {
    question: '下一步？',
    headline: '用您的数据测试',
    steps: [
      { kicker: '共同测试', title: '用您的数据和查询，按同一方法测试', link: '预约PoC' },
      { kicker: '自行测试', title: '在一台服务器上自行测试单机版', link: '开发者报告' }
    ]
  }
} satisfies HubCopy
