import { brand } from '~/contract/brand'
import type { WeaverCopy } from './types'

export default {
  title: `${brand}Weaver`,
  description: '把业务表映射成图：哪些列成为顶点，哪些列成为边，哪些行被拒绝。用三张表、十二行逐步演示。',
  kicker: `产品 · ${brand}Weaver`,
  headline: '把业务表\n转换成图',
  lead: '按规则把表的列映射为顶点和边，缺少端点的行单独列出。',
  demonstration: {
    hint: '点一行，看它变成什么；橙色的一行，收款账户不在表中。',
    tables: {
      customers: { name: '客户', columns: ['编号'] },
      accounts: { name: '账户', columns: ['编号', '客户'] },
      transfers: { name: '转账', columns: ['付款', '收款', '金额'] }
    },
    becomes: {
      customers: '{vertex}有编号，会被其他表引用，成为一个顶点。',
      accounts: '{vertex}成为一个顶点；客户列引用{from}，成为一条边。',
      transfers: '两列各引用一个账户，成为{from}到{to}的一条边，金额是边的属性。'
    },
    refused: '账户表里没有{id}，这一行被拒绝并单独列出，图中不会补一个空顶点。',
    counts: '读入{rows}行：{vertices}个顶点，{edges}条边，拒绝{refused}行。',
    next: '映射下一行',
    all: '映射全部',
    again: '从头逐行映射',
    complete: '账户表补上{id}'
  },
  model: { customer: '客户', account: '账户', holds: '持有', pays: '转账' },
  stepsCaption: '同样三张表，从模型到图。蓝色是本步确定的内容，橙色是缺少端点的行。',
  account: {
    caption:
      '一格是一行。读入{rows}行，{woven}行导入为{vertices}个顶点、{edges}条边，{aside}行单独列出。账户表的每一行既是顶点也是边。',
    alt: '十二行排成一排，十一行导入图中，一行单独列出',
    words: { read: '读入{rows}行', woven: '导入{woven}行', aside: '列出{aside}行' }
  },
  problem: {
    question: '问题在哪里？',
    headline: '从表到图，不必反复写脚本',
    items: [
      { term: '每张表一段脚本', text: '每接入一张表就写一段导入脚本，字段变更后还要再改。' },
      { term: '同一个人变成两个顶点', text: '两套系统的编号不同，导入后成为两个顶点，关系随之中断。' },
      { term: '错误行未被发现', text: '边的一端不存在时，有的工具跳过，有的自动补一个空顶点，事后才会发现。' }
    ]
  },
  how: {
    question: '怎样工作？',
    headline: '先建模，再映射，最后导入',
    steps: [
      { title: '设计模型', text: '确定顶点和边的种类、边的方向以及各自的属性。' },
      { title: '映射列', text: '确定编号列、边的两端列和属性列。' },
      { title: '样本试导', text: '先导入一小部分，核对顶点数、边数和被拒绝的行。' },
      { title: '全量与增量', text: '先全量导入，之后只导入变化的行，顶点保持不变。' }
    ]
  },
  rules: {
    question: '按什么规则转换？',
    headline: '导入之前，先定六条规则',
    lead: '六个问题决定表怎样变成图。写成规则以后，每次导入的结果都一致。',
    columns: ['问题', '通常的做法', '不这样会怎样'],
    rows: [
      ['什么是顶点', '有编号、会被其他对象引用', '属性建成顶点，图会碎片化'],
      ['什么是边', '两列各引用一个顶点的行', '边建成顶点，多一跳'],
      ['编号重复', '同一编号归并为一个顶点', '同一个人变成两个顶点'],
      ['先后', '先导入顶点，再导入边', '边缺少端点'],
      ['端点不存在', '单独列出，记录行号', '错误混入图中'],
      ['重复导入', '同样的行，同样的结果', '重复运行，边数翻倍']
    ]
  },
  gains: {
    question: '怎样才算导入成功？',
    headline: '规则清晰，行数可核对',
    items: [
      { term: '业务人员能读懂', text: '模型以图呈现，而不是隐藏在脚本中，建模时即可讨论。' },
      { term: '行数可核对', text: '读入的行数等于导入与拒绝的行数之和。' },
      { term: '可以重复', text: '规则与数据分离。模型改变后重新导入，不必重写脚本。' }
    ]
  },
  where: {
    question: '用在哪里？',
    headline: '从现有表建立第一张图',
    items: [
      { term: '首次建图', text: '已有几张表，希望先了解关联后的结构。' },
      { term: '多个来源', text: '多套系统各有客户记录，需要归并为同一顶点。' },
      { term: '不适合的场景', text: '数据本来就以图的形式写入的，直接用驱动写入即可。' }
    ]
  },
  more: '效果与适用场景',
  next: {
    question: '下一步？',
    headline: '先用三张表验证',
    steps: [
      { kicker: '动手体验', title: '建立第一张图', link: '阅读入门文档' },
      { kicker: '了解产品', title: '图怎样存储', link: '查看产品' }
    ]
  }
} satisfies WeaverCopy
