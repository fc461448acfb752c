import { numberInWords } from '~/lib/number-words'
import { fitQuestionIds, storeIds } from './fit'
import type { FitCopy } from './types'

const [questions, stores] = [fitQuestionIds, storeIds].map(({ length }) => numberInWords(length, 'zh-CN'))

export default {
  title: '什么时候用图数据库',
  description: `${questions}个问题，各由哪种存储回答最简单。哪些问题适合图数据库，哪些不适合，怎样与现有系统配合。`,
  kicker: '产品 · 认识图数据库',
  headline: '何时使用\n图数据库',
  lead: '多跳关系问题适合图数据库。选择一个问题，看哪类存储回答最简单。',
  choice: {
    legend: '选择与您相近的问题',
    columns: ['问题', '最简单的存储'],
    questions: {
      record: '取出一张订单',
      booking: '给一个账户扣款',
      total: '按月汇总销售额',
      words: '找出提到某个词的文档',
      shared: '哪些账户共用一台设备',
      path: '两家公司怎样相连',
      impact: '一台设备停机影响谁',
      ring: '转账是否形成资金环'
    }
  },
  figure: {
    alt: `左边${questions}个编号的问题，右边${stores}种存储，每个问题连到回答它最简单的一种`,
    caption: `${questions}个问题，${stores}种存储`,
    reading: '左边是问题的编号，线连到最简单的存储',
    note: '按各类存储的一般长处归类；能做，不等于最简单'
  },
  words: { stores: { rows: '关系表', columns: '列式存储', search: '检索引擎', graph: '图数据库' } },
  signs: {
    question: '什么时候该用？',
    headline: '答案在多跳关系之中',
    lead: '上面{all}个问题里，有{graph}个属于图。可以用它们的共同点对照您的问题。',
    items: [
      { term: '跳数多或不确定', text: '需要三跳以上，或者事先不知道跳数。' },
      { term: '问的是“怎样相连”', text: '答案不是一个数字，而是一条路径、一个环或一张子图，并且要有依据。' },
      { term: '关系种类常变', text: '新增设备或担保等关系时，只增加一种边，原有查询不必修改。' },
      { term: '写入后立即查询', text: '新登记的关系在下一次查询即可使用，不必等待夜间批处理。' }
    ]
  },
  against: {
    question: '什么时候不必用？',
    headline: '其他存储更擅长的工作',
    items: [
      { term: '按编号取一条', text: '已知主键，读取一行：关系库和键值存储最合适。' },
      { term: '对一列做汇总', text: '求和、平均、分组报表须扫描大量行的少数列，列式存储最合适。' },
      { term: '只有一两跳', text: '订单带明细、员工带部门，一次连接就够。' },
      { term: '没有关系的数据', text: '日志、图片、监控曲线之间没有需要查询的关系时，不必使用图。' }
    ]
  },
  beside: {
    question: '要替换现有系统吗？',
    headline: '与现有系统配合使用',
    stages: [
      { name: '业务系统', text: '订单、账户仍写入原有数据库' },
      { name: '导入与同步', text: '先全量导入，再同步变更' },
      { name: '图数据库', text: '存关系，回答多跳问题' },
      { name: '应用', text: '数字来自报表，关系来自图' }
    ],
    caption: '原有数据库仍是记录依据，图存储由其得出的关系。'
  },
  next: {
    question: '下一步做什么？',
    headline: '用您的问题验证',
    steps: [
      { kicker: '行业方案', title: '查看与您行业相近的方案', link: '查看方案' },
      { kicker: '选择版本', title: '按规模匹配合适的版本', link: '打开版本选择工具' }
    ]
  }
} satisfies FitCopy
