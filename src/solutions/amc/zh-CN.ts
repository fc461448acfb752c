import type { SolutionCopy } from '../types'
import { best, data, grants, matrix, pairs, query, readers, removalRows, removals, users, way } from './graph'

const edge = best ? `${best.edge.from}→${best.edge.to}` : ''
const cells = users.length * data.length
const most = Math.max(...matrix.flat())

export default {
  title: '身份与访问管理：谁打得开，凭什么',
  description: '把人、组、角色、数据画成图，沿嵌套的组走到底，找出谁能打开哪份数据、凭哪条路，以及收回哪一条边代价最小。',
  kicker: '解决方案 · 身份与访问管理',
  headline: '谁打得开，\n凭什么',
  lead: '没有人给外包员工授过工资表的权限，可他打得开。权限从组到组、从角色到数据，一层层传下来。把授权画成图，每一个“能”都说得出是哪条路。',
  hero: {
    caption: `${users.length}个人、${grants.length}条授权、${data.length}份数据`,
    reading: '从左到右授予；橙色是外包U6到工资表D3的路',
    alt: `授权图：外包人员U6经组G4、G3和角色R2，可以打开工资表D3`,
    legend: [
      { mark: 'account', label: '人与组' },
      { mark: 'merchant', label: '角色' },
      { mark: 'asset', label: '数据' },
      { mark: 'edge', label: '授予' },
      { mark: 'found', label: '没人料到的路' }
    ],
    callouts: [
      'U6是外包人员，只在外包组G4里。',
      'G4被放进了G3：当初图省事，一并给了门禁。',
      '角色R2后来加给了G3，用来看考勤。',
      'R2读得到工资表D3：于是U6也读得到。',
      `U4有${readers.find(({ user }) => user === 'U4')?.ways}条路到D3，收一条还剩一条。`,
      'R3是顺带的：读D5的权也一并给了外包。'
    ]
  },
  words: {
    people: '人',
    groups: '组',
    roles: '角色',
    data: '数据',
    matrixReading: '数字：打得开的路有几条',
    user: '人',
    group: '组',
    role: '角色',
    memberOf: '属于',
    has: '拥有',
    mayRead: '可读'
  },
  plates: [
    {
      question: '清单为何不够？',
      headline: '每一条都合理，连起来才出事',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: '复核看的是一层',
                  text: `组里有谁、角色给了谁、角色能读什么，三张清单各自都对。${grants.length}条授权里没有一条写着“U6可读D3”。`
                },
                {
                  title: '权限是乘出来的',
                  text: `${users.length}个人、${data.length}份数据，${cells}格里有${pairs}格打得开。它们不是授出来的，是从${grants.length}条边推出来的，组一嵌套就更难看清。`
                },
                {
                  title: '路不止一条',
                  text: `有的格子写着${most}：两条路都通。离职、转岗时只收一条，人还进得来。要收干净，先要知道有几条。`
                }
              ]
            },
            {
              kind: 'figure',
              figure: 'matrix',
              caption: '推出来的权限：人对数据，各有几条路',
              alt: `矩阵：${users.length}个人对${data.length}份数据，${pairs}格有路，U6到D3有一条`
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查？',
      headline: '从人走到数据，走完每一层',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '从人出发', text: 'U6属于G4。', figure: 'step-1' },
            { title: '穿过嵌套', text: 'G4属于G3：组里套着组。', figure: 'step-2' },
            { title: '走到数据', text: `经角色R2到D3，一共${way.length - 1}步。`, figure: 'step-3' },
            { title: '找该收的边', text: `断开${edge}，路就断了，别人不受影响。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '外包能读的机密', code: query },
            {
              kind: 'table',
              caption: `收回哪条边能断开U6到D3：${removals.length}种办法`,
              columns: ['收回', '连带失去', '误伤谁'],
              rows: removalRows,
              parts: [
                {
                  text: `四种办法都断得开。收回R2读D3的权，会误伤三个人；收回${edge}，只收回外包本来就不该有的。选哪条，图上一算便知。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '授权就是边，规则就是路',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，三种边',
              alt: '图模型：人属于组，组属于组，组拥有角色，角色可读数据'
            },
            {
              kind: 'model',
              rows: [
                ['属于', '人→组，组→组', '起止日期、来源'],
                ['拥有', '组→角色', '批准人、工单'],
                ['可读', '角色→数据', '级别、条件']
              ],
              found: '属于',
              text: [
                '边上带着批准人和日期。查到一条不该有的路，每一步是谁、哪天、为什么给的，当场看得见。',
                '目录服务、应用内角色、数据库授权各有一套，接进同一张图，才走得通跨系统的那条路。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '每个“能”都有出处',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '复核有重点', text: '不再逐条看清单，先看推出来的、谁也没批过的那几格。' },
            { term: '变更先试算', text: '加一个组、改一个角色之前，先在图上走一遍，看会多出哪些格子。' },
            { term: '离职收得净', text: '从人出发的每条路都列出来，收完再查一次，应当一条不剩。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '目录里来，复核里去',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '目录与应用', text: 'LDAP、应用角色、数据库授权' },
            { name: '人事系统', text: '入职、转岗、离职' },
            { name: '图数据库', text: '有效权限、越权路径、试算', main: true },
            { name: '复核与工单', text: '收回、批准、留痕' }
          ],
          caption: '授权每变一次，图上多或少一条边'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一个部门的授权画一遍', edition: 'free', text: '供非商业学习。' },
            { need: '安全团队内部使用', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '接公司LDAP，复核人各看各的', edition: 'standard', text: 'LDAP访问控制，点、边、属性级权限。' },
            { need: '集团全部系统', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先查最怕外泄的数据' }
} satisfies SolutionCopy
