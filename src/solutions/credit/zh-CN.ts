import type { SolutionCopy } from '../types'
import {
  beneficial,
  chains,
  controlled,
  controller,
  controlQuery,
  guaranteed,
  guaranteeRing,
  guarantees,
  holdings,
  owners,
  percent,
  query,
  ringQuery,
  votes,
  votesOf
} from './graph'

const first = owners[0]
const largest = Math.max(...chains.filter(({ person }) => person === first?.person).map(({ share }) => share))
const companies = controlled.filter((id) => id !== controller && id !== 'T')

export default {
  title: '企业授信：找到实际控制人',
  description: '持股比例逐层相乘，得出受益所有人；表决权逐层合并，找到实际控制人；并识别循环担保。附图模型、查询与可核对的结果。',
  headline: '穿透多层持股\n找到控制人',
  lead: '申请企业由谁持有、由谁控制、与谁互保，各用一条查询查清。持股比例沿路径相乘、多条路径相加，持股过半即可逐层控制。',
  hero: {
    caption: `申请人T之上的${holdings.length}条持股关系`,
    reading: '自上而下是持股方向，边上是比例',
    alt: `股权图：三名自然人经三家控股公司和三家股东持有申请人T，${controller}通过橙色的控制链掌握${percent(votes)}的表决权`,
    legend: [
      { mark: 'account', label: '自然人' },
      { mark: 'asset', label: '企业' },
      { mark: 'start', label: '授信申请人' },
      { mark: 'edge', label: '持股' },
      { mark: 'found', label: '控制链' }
    ],
    callouts: [
      '申请人T：名册上只有三家企业股东。',
      '45%、35%、20%：表面上没有单一股东能够控制。',
      'P1持有H1的80%：持股过半即为控制。',
      'P1控制H2，H2又持有E2的51%。',
      `${controller}：份额合计${percent(first?.share ?? 0)}，表决权合计${percent(votes)}。`,
      `P2只控制E3，占T表决权的${percent(votesOf('P2'))}；合计份额却达${percent(owners[1]?.share ?? 0)}，也是受益所有人。`
    ]
  },
  answer: {
    caption: '谁在企业T的权益达到25%？',
    columns: ['所有者', '合计份额']
  },
  bring: '企业、持股、任职和担保数据表，以及二三十家已由人工核查的企业。',
  words: {
    people: '自然人',
    holdingsCompanies: '控股公司',
    shareholders: '名册股东',
    applicant: '申请人',
    threshold: '受益线25%',
    person: '个人',
    company: '企业',
    loan: '贷款',
    court: '案件',
    holds: '持股',
    guarantees: '担保',
    borrowed: '借款',
    sued: '涉诉',
    ...Object.fromEntries(guarantees.map(({ amount }) => [`amount-${amount}`, `${amount}万`]))
  },
  plates: [
    {
      question: '名册缺了什么？',
      headline: '份额要相乘，表决权要合并',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'shares',
              caption: `${chains.length}条持股路径，每条为路径上持股比例的乘积`,
              alt: `条形图：${chains.length}条路径的份额，${owners.map(({ person, share }) => `${person}合计${percent(share)}`).join('，')}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '一个人，多条持股路径',
                  text: `${first?.person}经${first?.chains}条路径持有T，最大的一条${percent(largest)}，合计${percent(first?.share ?? 0)}。所有路径合计恰好100%，如有遗漏即可发现。`
                },
                {
                  title: '份额不等于控制',
                  text: `持股过半即可决定被投资企业的表决。${controller}控制${companies.join('、')}，它们在T的表决权合计${percent(votes)}：份额不到一半，却掌握控制权。`
                },
                { text: '在关系表中需要递归查询，并处理交叉持股形成的回路。在图中，从自然人遍历到企业，无论几层都是同一条查询。' }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查询？',
      headline: '向上穿透到人，向下合并表决权',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '确定申请人', text: '从T向上一层：E1、E2、E3。', figure: 'step-1' },
            { title: '再上一层', text: '经过控股公司H1、H2、H3。', figure: 'step-2' },
            { title: '到达自然人', text: `${chains.length}条路径，逐条相乘，按人合计。`, figure: 'step-3' },
            {
              title: '合并表决权',
              text: `从${controller}向下：表决权过半的企业，其表决权都归${controller}，直到T。`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '受益所有人', code: query },
            {
              kind: 'table',
              caption: `T的自然人股东，其中${beneficial.length}名份额达到25%`,
              columns: ['自然人', '路径数', '合计份额', '所控企业在T的表决权'],
              rows: owners.map(({ person, share, chains: count }) => [
                beneficial.some((owner) => owner.person === person) ? { text: person, mark: 'found' } : person,
                String(count),
                beneficial.some((owner) => owner.person === person) ? { text: percent(share), mark: 'found' } : percent(share),
                person === controller ? { text: percent(votes), mark: 'found' } : percent(votesOf(person))
              ]),
              parts: [{ text: '本例按份额达到25%列出受益所有人，按表决权过半认定实际控制人。其他认定情形，按监管规定另行判断。' }]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '各控制人的表决权', code: controlQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: '沿过半的持股，合并表决权',
                  text: `查询只沿过半的持股遍历，再把到达的企业在T的表决权相加。${controller}合计${percent(votes)}，是实际控制人。`
                },
                {
                  title: '几家企业合计才过半时',
                  text: '把已找到的企业一并计入，重复这一步，直到不再增加。在线演示即按此计算。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '担保是否有效？',
      headline: '循环担保不增加保障',
      blocks: [
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '担保圈', code: ringQuery },
            {
              kind: 'figure',
              figure: 'guarantees',
              caption: '担保关系（元）；橙色首尾相接',
              alt: `担保图：${guaranteeRing.join('、')}依次担保，最后回到T，圈上金额合计${guaranteed}万元；X3在圈外`
            }
          ]
        },
        {
          kind: 'gains',
          items: [
            {
              term: '担保圈敞口',
              text: `${guaranteeRing.length}家企业互相担保${guaranteed.toLocaleString('en')}万元。一家违约，代偿责任沿担保圈传导，最终回到该企业。`
            },
            { term: '担保圈中的关联企业', text: `E2既在担保圈里，又受${controller}控制。仅凭担保合同无法发现这层关系。` }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '持股比例在边上，一家企业一个顶点',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['持股', '个人→企业，企业→企业', '比例、认缴、截止日'],
                ['担保', '企业→企业', '金额、方式、期限'],
                ['借款', '企业→贷款', '金额、起止日'],
                ['涉诉', '企业→案件', '身份、立案日']
              ],
              found: '持股',
              text: [
                '同一家企业在工商、授信、司法数据中各有记录。先按统一社会信用代码归并为一个顶点，再关联各类边。',
                '边上记录日期，即可查询放款当日的控制人，而不限于当前状态。'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：个人持有企业，企业持有企业、为企业担保，企业借入贷款，涉及案件'
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '进件时计算，变更时重算',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '外部数据', text: '工商、司法、征信' },
            { name: '信贷系统', text: '客户、授信、担保合同' },
            { name: '图数据库', text: '股权穿透、控制链、担保圈', main: true },
            { name: '审批与贷后', text: '集团限额、关联预警' }
          ],
          caption: '股权变更后，沿边反向查询即可得到受影响的客户'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '授信部门内部使用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            {
              need: '前、中、后台分权使用',
              edition: 'standard',
              text: '客户经理可见关联关系，不可见他行授信：权限细化到边和属性。'
            },
            { need: '全国企业股权，持续更新', edition: 'advanced', text: '支持分区存储。' }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: '怎样衡量？',
      headline: '用已核查的企业验证',
      lead: '用一批人工核查过的授信档案对照。',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '一致', text: '抽取一批人工核查过的授信档案，与查询结果逐家对照，查明不一致的原因。' },
            { term: '层数', text: '记录每家实际穿透到第几层，对比只查第一层时的遗漏。' },
            { term: '更新', text: '股权变更登记后，反映到授信结论所需的时间。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '用一家结构复杂的集团验证' }
} satisfies SolutionCopy
