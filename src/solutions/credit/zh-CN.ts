import type { SolutionCopy } from '../types'
import {
  beneficial,
  chains,
  controlled,
  controller,
  guaranteed,
  guaranteeRing,
  holdings,
  owners,
  percent,
  query,
  ringQuery,
  votes
} from './graph'

const first = owners[0]
const companies = controlled.filter((id) => id !== controller && id !== 'T')

export default {
  title: '企业授信：逐层持股，一人拍板',
  description:
    '沿持股关系向上相乘，算清受益所有人；沿表决权向下合并，找到实际控制人；再查担保是否成圈。附图模型、查询与可核对的结果。',
  kicker: '解决方案 · 企业授信',
  headline: '三个股东，\n一人拍板',
  lead: '股东名册只写到第一层。把持股一层层接上去，份额沿路相乘、多路相加，才知道最终是谁的企业、谁说了算、谁又替谁担了保。',
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
      '45%、35%、20%：看上去没有谁能单独说了算。',
      'H1的80%在P1手里：过半即控制。',
      'P1控制H2，H2又持有E2的51%。',
      `${controller}：份额合计${percent(first?.share ?? 0)}，表决权合计${percent(votes)}。`,
      `P2没有控制任何一家直接股东，份额却有${percent(owners[1]?.share ?? 0)}，也是受益所有人。`
    ]
  },
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
    sued: '涉诉'
  },
  plates: [
    {
      question: '名册为何不够？',
      headline: '份额要相乘，表决权要合并',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'shares',
              caption: `${chains.length}条持股路径，每条是沿路比例之积`,
              alt: `条形图：${chains.length}条路径的份额，${owners.map(({ person, share }) => `${person}合计${percent(share)}`).join('，')}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '一个人，好几条路',
                  text: `${first?.person}经${first?.chains}条路径持有T，单看每条都不显眼，合计${percent(first?.share ?? 0)}。所有路径加起来恰好是100%，漏一条就对不上。`
                },
                {
                  title: '份额不等于控制',
                  text: `持股过半就能决定下家的表决。${controller}控制${companies.join('、')}，它们在T的票合在一起是${percent(votes)}：份额不到一半，说话却算数。`
                },
                { text: '用表来算，层数要先写死；交叉持股一多，递归就难收场。图上从人走到企业，走几层都是同一条查询。' }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查？',
      headline: '向上走到人，向下合并票',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '取申请人', text: '从T向上一层：E1、E2、E3。', figure: 'step-1' },
            { title: '再上一层', text: '穿过控股公司H1、H2、H3。', figure: 'step-2' },
            { title: '走到自然人', text: `${chains.length}条路径，逐条相乘，按人相加。`, figure: 'step-3' },
            { title: '合并表决权', text: `从${controller}向下，凡过半即并入：直到T。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '受益所有人', code: query },
            {
              kind: 'table',
              caption: `份额达到25%的自然人：${beneficial.length}名`,
              columns: ['自然人', '路径数', '合计份额', '控制T'],
              rows: owners.map(({ person, share, chains: count }) => [
                beneficial.some((owner) => owner.person === person) ? { text: person, mark: 'found' } : person,
                String(count),
                beneficial.some((owner) => owner.person === person) ? { text: percent(share), mark: 'found' } : percent(share),
                person === controller ? { text: percent(votes), mark: 'found' } : '—'
              ]),
              parts: [
                { text: '两个答案不是一回事：受益所有人看份额，实际控制人看表决权。授信材料里两个都要写，也都要附上路径。' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '担保靠得住吗？',
      headline: '担保绕了一圈，等于没有',
      blocks: [
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '担保圈', code: ringQuery },
            {
              kind: 'figure',
              figure: 'guarantees',
              caption: '担保关系（万元）；橙色首尾相接',
              alt: `担保图：${guaranteeRing.join('、')}依次担保，最后回到T，圈上金额合计${guaranteed}万元；X3在圈外`
            }
          ]
        },
        {
          kind: 'gains',
          items: [
            {
              term: '圈上的钱',
              text: `${guaranteeRing.length}家企业互相担保${guaranteed.toLocaleString('en-US')}万元。一家违约，代偿沿圈传下去，最后回到它自己。`
            },
            { term: '圈里的自家人', text: `E2既在担保圈里，又受${controller}控制。单看担保合同，看不出这一层。` }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '比例写在边上，企业只有一个',
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
                '同一家企业在工商、授信、司法数据里各有一份，先按统一社会信用代码合成一个顶点，再接边。',
                '边带截止日，就能问“放款那天谁控制它”，而不只是今天。'
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
      question: '接在哪里？',
      headline: '进件时算一次，变更时再算一次',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '外部数据', text: '工商、司法、征信' },
            { name: '信贷系统', text: '客户、授信、担保合同' },
            { name: '图数据库', text: '股权穿透、控制链、担保圈', main: true },
            { name: '审批与贷后', text: '集团限额、关联预警' }
          ],
          caption: '股权一变，受影响的客户沿边反查即得'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一个集团的股权试穿透', edition: 'free', text: '供非商业学习。' },
            { need: '授信部门自己用', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '前、中、后台分权使用', edition: 'standard', text: '客户经理看得到关系，看不到他行授信：权限设到边和属性。' },
            { need: '全国企业股权，常年增量', edition: 'advanced', text: '分区存储。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '拿一家难缠的集团来画' }
} satisfies SolutionCopy
