import type { SolutionCopy } from '../types'
import {
  duration,
  followed,
  gathered,
  gathering,
  ignored,
  largestSplit,
  layers,
  maxStay,
  monitoringThreshold,
  passingRows,
  query,
  resultRows,
  sent,
  share,
  sink,
  source,
  trailQuery,
  transfers
} from './graph'

const accounts = layers.flat().length
const sum = (tenThousands: number) => `${tenThousands}万`

export default {
  title: '反洗钱：还原完整资金链路',
  description: '按时间顺序追踪经拆分、逐层划转、最终归集的资金。附图模型、时序查询、各账户停留时间与可核对的结果。',
  headline: '还原完整\n资金链路',
  lead: '从一个账户出发，按时间先后还原完整资金链路，找到归集账户。归集之前，每笔都低于监测线；整条链路才暴露拆分、分层与归集。',
  hero: {
    caption: `${sent}万元从${source}出发，经${layers.length - 1}跳归集`,
    reading: '从左到右为资金层级；箭头为转账方向',
    alt: `资金流图：${sent}万元从${source}拆成${layers[1]?.length}笔，经三层账户划转，${gathered}万元归集到${sink}`,
    legend: [
      { mark: 'start', label: '资金来源' },
      { mark: 'account', label: '账户' },
      { mark: 'path', label: '追踪到的转账' },
      { mark: 'edge', label: '无关转账' },
      { mark: 'found', label: '归集' }
    ],
    callouts: [
      `来源${source}：两小时内转出${layers[1]?.length}笔，共${sent}万元。`,
      `归集之前，每笔最多${largestSplit}万元，都在本例${monitoringThreshold}万元的单笔监测线以下。`,
      '第二层有的合并、有的再拆分，金额不再一一对应。',
      `最后${gathering.length}个账户转入同一户。`,
      `归集账户${sink}：收到${gathered}万元，占来源的${share}%。`,
      'A4转给X1的资金早于来源资金到账，不计入链路。'
    ]
  },
  answer: {
    caption: '从S1分散转出的钱，最终到了哪个账户？',
    columns: ['归集账户', '归集金额（元）']
  },
  bring: '一段时间的转账流水和开户资料，须先脱敏。核对用的已报送线索由您掌握，在您的环境中比对，不对外提供。',
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
      question: '单笔监测为何看不到全貌？',
      headline: '归集之前，每笔都低于监测线',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: '阈值只看单笔',
                  text: `本例只设单笔监测线；大额交易即使按当日累计上报，报的也是单户交易，看不到整条链路。${monitoringThreshold}万元以下的转账每天很多：全部告警没有意义，全部放行则会漏报。`
                },
                {
                  title: '汇总只看单户',
                  text: `按户统计，中间账户收付几乎相等，余额变化很小，资金最长停留${maxStay}小时。它们是过渡账户，不是终点。`
                },
                {
                  title: '证据是一条路径',
                  text: '资金从何而来、经过哪些账户、最终到达哪里，分散在多个账户的流水中。把转账建成边，资金去向就是图上的一条路径。'
                }
              ]
            },
            {
              kind: 'table',
              caption: '中间账户：链路上的收款、付款（元）与停留时间',
              columns: ['账户', '收', '付', '停留'],
              rows: passingRows(sum)
            }
          ]
        }
      ]
    },
    {
      question: '时间说明什么？',
      headline: '两天之内，从拆分到归集',
      lead: `同样${followed.length}笔转账，按时间轴排列。横条为资金在账户中的停留时间，竖箭头为转账。资金在任何账户停留都不满一天。`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${followed.length}笔转账的时刻图：第0小时到第${duration}小时`,
          alt: `时刻图：横轴为小时，纵轴为账户。前10小时拆分，第20到26小时在第二、三层之间划转，第41到${duration}小时归集到${sink}`
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
                '每笔转账各建一条边，不汇总成两户之间的总额。保留先后次序，才能查询“到账之后转出”的资金。',
                '客户与地址也在图中：找到路径后，可进一步查询沿途账户是否由同一批人开立。'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查询？',
      headline: '按时间先后追踪到归集账户',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '确定来源', text: `从${source}出发，先到${layers[1]?.length}个账户。`, figure: 'step-1' },
            { title: '下一层', text: `只查询到账之后的转账，到${layers[2]?.length}个账户。`, figure: 'step-2' },
            { title: '第三层', text: `仍按先后次序，到${layers[3]?.length}个账户。`, figure: 'step-3' },
            { title: '找归集账户', text: `只收不付的账户：${sink}，收到来源的${share}%。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '沿时间追踪', code: query },
            {
              kind: 'table',
              caption: `归集到${sink}的转账（元）`,
              columns: ['付款账户', '此前收到', '转给T1', '时刻'],
              rows: resultRows(sum),
              parts: [
                {
                  text: `查询合计归集到${sink}的金额，单位为元。`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '返回整条链路', code: trailQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: '链路上的每一笔转账',
                  text: `${transfers.length}笔转账里，${ignored.length}笔因时间或来源不符而排除。其余${followed.length}笔由查询按时间列出，可作为可疑交易报告的附件。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '可作为报告附件的完整资金链路',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '从一笔转账到完整资金链路',
              text: `${accounts}个账户、${followed.length}笔转账，次序与金额均在图中。调查人员可以从任何一笔追溯来源与去向。`
            },
            { term: '缩小排查范围', text: '先按时间次序排除不可能的路径，调查人员只核查资金可能经过的路径。' },
            { term: '修改查询即可', text: '增加一层、更换时间窗或从终点反向追踪，改几行查询，不必另建批处理任务。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '监测系统发现线索，图数据库追踪全程',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '核心系统', text: '客户、账户、交易流水' },
            { name: '监测规则', text: '可疑线索，作为起点' },
            { name: '图数据库', text: '按时间追踪，计算归集', main: true },
            { name: '调查平台', text: '核查、补充、得出结论' },
            { name: '可疑交易报告', text: '附资金链路与证据' }
          ],
          caption: '原有监测系统保持不变，图数据库追踪其发现的线索'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '总行与分行分权使用', edition: 'standard', text: '提供顶点、边、属性级权限，可接入LDAP。' },
            { need: '全量流水，跨年追踪', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '用已结案的线索验证' }
} satisfies SolutionCopy
