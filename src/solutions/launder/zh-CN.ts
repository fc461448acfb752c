import type { SolutionCopy } from '../types'
import {
  duration,
  followed,
  gathered,
  gathering,
  ignored,
  largestSplit,
  layers,
  line,
  longestStay,
  passingRows,
  query,
  resultRows,
  sent,
  share,
  sink,
  source,
  transfers
} from './graph'

const accounts = layers.flat().length

export default {
  title: '反洗钱：拆散的钱，总要归到一处',
  description: '沿时间顺序追踪一笔被拆分、层层转手、最后归集的资金。附图模型、时序查询、逐户停留时间与可核对的结果。',
  kicker: '解决方案 · 反洗钱',
  headline: '拆散的钱，\n总要归到一处',
  lead: '一笔大额拆成许多小额，换手几层，再汇到一个账户。每一步都平常，整条路却不平常。沿着转账的先后走下去，就能看到它在哪里合拢。',
  hero: {
    caption: `${sent}万元从${source}出发，经${layers.length - 1}跳归集`,
    reading: '从左到右是转手的层次；箭头是转账方向',
    alt: `资金流图：${sent}万元从${source}拆成${layers[1]?.length}笔，经三层账户转手，${gathered}万元归集到${sink}`,
    legend: [
      { mark: 'start', label: '资金来源' },
      { mark: 'account', label: '账户' },
      { mark: 'path', label: '追踪到的转账' },
      { mark: 'edge', label: '无关转账' },
      { mark: 'found', label: '归集' }
    ],
    callouts: [
      `来源${source}：两小时内转出${layers[1]?.length}笔，共${sent}万元。`,
      `归集之前，每笔最多${largestSplit}万元，都在本例${line}万元的单笔监测线以下。`,
      '第二层有人合并，有人再拆，打乱金额的对应关系。',
      `${gathering.length}个账户在收尾时转给同一户。`,
      `归集账户${sink}：收到${gathered}万元，占来源的${share}%。`,
      'A4付给X1的钱早于资金到账，时间不对，不算在内。'
    ]
  },
  words: {
    placed: '来源',
    layeredOnce: '第1层',
    layeredTwice: '第2层',
    layeredThrice: '第3层',
    gathered: '归集',
    customer: '客户',
    account: '账户',
    address: '地址',
    channel: '渠道',
    owns: '持有',
    lives: '登记',
    uses: '经由',
    transferred: '转账'
  },
  plates: [
    {
      question: '为何报不出来？',
      headline: '归集之前，笔笔低于监测线，户户进出几乎相抵',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: '阈值看的是一笔',
                  text: `规则盯着单笔金额。拆开以后，${largestSplit}万元以下的转账每天成千上万，报警没有意义，不报又会漏掉。归集那${gathering.length}笔过了线，单看一笔，也看不出钱从哪里来。`
                },
                {
                  title: '汇总看的是一户',
                  text: `按户统计进出，中间账户收多少几乎就付多少，余额少有变化，最久也只停${longestStay}小时。它们像通道，不像终点。`
                },
                {
                  title: '要看的是一条路',
                  text: '钱从哪里来、经谁的手、到哪里停，分散在许多户的流水里。把转账当作边，这条路就是图上的一条路径。'
                }
              ]
            },
            {
              kind: 'table',
              caption: '中间账户：收入、付出（万元）与停留时间',
              columns: ['账户', '收', '付', '停留'],
              rows: passingRows
            }
          ]
        }
      ]
    },
    {
      question: '时间说明什么？',
      headline: '两天之内，从拆分到归集',
      lead: `同样${followed.length}笔转账，按时刻排开。横条是钱在账户里停留的时间，竖箭头是转账。钱在哪一户都不满一天。`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${followed.length}笔转账的时刻图：第0小时到第${duration}小时`,
          alt: `时刻图：横轴为小时，纵轴为账户。前10小时拆分，第20到26小时在第二、三层之间转手，第41到${duration}小时归集到${sink}`
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '一笔转账，就是一条带时间的边',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：客户持有账户，登记地址；账户经由渠道，向账户转账'
            },
            {
              kind: 'model',
              rows: [
                ['转账', '账户→账户', '金额、时间、摘要'],
                ['持有', '客户→账户', '开户时间'],
                ['登记', '客户→地址', '登记时间'],
                ['经由', '账户→渠道', '首次使用时间']
              ],
              found: '转账',
              text: [
                '转账不汇总成“某户对某户的总额”，每笔各是一条边。先后次序留着，才问得出“到账之后才转出”。',
                '客户与地址也在图里：路走通以后，再看沿途账户是不是同一批人开的。'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查？',
      headline: '顺着时间走，看钱停在哪里',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '取来源', text: `从${source}出发，先到${layers[1]?.length}个账户。`, figure: 'step-1' },
            { title: '再走一层', text: `只走到账以后的转账，到${layers[2]?.length}个账户。`, figure: 'step-2' },
            { title: '继续', text: `仍按先后，到${layers[3]?.length}个账户。`, figure: 'step-3' },
            { title: '看终点', text: `只进不出的一户：${sink}，收到来源的${share}%。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '沿时间追踪', code: query },
            {
              kind: 'table',
              caption: `归集到${sink}的转账（万元）`,
              columns: ['付款账户', '此前收到', '转给T1', '时刻'],
              rows: resultRows,
              parts: [
                {
                  text: `${transfers.length}笔转账里，${ignored.length}笔因为时间或来源不对而排除。余下${followed.length}笔连成一张子图，就是报告的附件。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '一条来去分明的资金链',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '从一笔到一路',
              text: `${accounts}个账户、${followed.length}笔转账，先后与金额都在图上，调查人员从任何一笔都能走到两头。`
            },
            { term: '少做无用功', text: '时间次序先把不可能的路排除掉，留给人看的是走得通的那几条。' },
            { term: '换个问法不费力', text: '多走一层、换一个时间窗、从终点倒着走，改的是查询里的一个数，不是一套作业。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '监测发现线索，图上走完全程',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '核心系统', text: '客户、账户、交易流水' },
            { name: '监测规则', text: '可疑线索，作为起点' },
            { name: '图数据库', text: '按时间追踪，计算归集', main: true },
            { name: '调查平台', text: '看图，补充，下结论' },
            { name: '可疑交易报告', text: '附资金链与证据' }
          ],
          caption: '原有监测系统照旧工作，图数据库接住它的线索'
        },
        {
          kind: 'editions',
          items: [
            { need: '用脱敏样本试一条查询', edition: 'free', text: '供非商业学习。' },
            { need: '总行与分行按权限分看', edition: 'standard', text: '点、边、属性级权限，接入LDAP。' },
            { need: '全量流水，跨年追踪', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '拿一条旧线索试一次' }
} satisfies SolutionCopy
