import type { SolutionCopy } from '../types'
import { best, data, grants, matrix, pairs, query, readers, removalRows, removals, shortestAccess, users } from './graph'

const edge = best ? `${best.edge.from}→${best.edge.to}` : ''
const cells = users.length * data.length
const most = Math.max(...matrix.flat())

export default {
  title: '身份与访问管理：找出全部访问路径',
  description: '把人员、用户组、角色和数据建成图，列出谁能访问哪份数据、经由哪条路径。再找出收回哪一条授权影响最小。',
  headline: '找出全部\n访问路径',
  lead: '列出能访问某份数据的每个人和授权路径。示例中，外包员工能打开工资表，却没有人批准过：权限经嵌套的用户组和角色逐层继承而来。',
  hero: {
    caption: `${users.length}个人、${grants.length}条授权、${data.length}份数据`,
    reading: '从左到右授予；橙色是外包U6到工资表D3的路径',
    alt: `授权图：外包人员U6经组G4、G3和角色R2，可以打开工资表D3`,
    legend: [
      { mark: 'account', label: '人员与组' },
      { mark: 'merchant', label: '角色' },
      { mark: 'asset', label: '数据' },
      { mark: 'edge', label: '授予' },
      { mark: 'found', label: '未经批准的路径' }
    ],
    callouts: [
      'U6是外包人员，只属于外包组G4。',
      'G4曾并入G3：当初为统一开通门禁。',
      '角色R2后来授予G3，用于查看考勤。',
      'R2可读工资表D3，因此U6也可读。',
      `U4有${readers.find(({ user }) => user === 'U4')?.ways}条路径到D3，收回一条，另一条仍有效。`,
      'R3同样被继承：外包人员也可读D5。'
    ]
  },
  answer: {
    caption: '外包人员能读到哪些机密数据？',
    columns: ['人员', '数据', '授权路径'],
    separator: ' → '
  },
  bring: '账号、用户组、角色和授权的导出表，加一份敏感数据清单；可以脱敏。',
  words: {
    people: '人',
    groups: '组',
    roles: '角色',
    data: '数据',
    matrixReading: '数字：可访问的路径数',
    user: '人',
    group: '组',
    role: '角色',
    memberOf: '属于',
    has: '拥有',
    mayRead: '可读'
  },
  plates: [
    {
      question: '复核为何遗漏？',
      headline: '单条授权都合理，叠加后越权',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: '复核只看一层',
                  text: `组成员、角色分配、角色权限，三份清单各自都正确。${grants.length}条授权中，没有一条写明“U6可读D3”。`
                },
                {
                  title: '权限逐层继承',
                  text: `${users.length}个人、${data.length}份数据，${cells}格中有${pairs}格可以访问。这些权限并非逐项授予，而是由${grants.length}条边推导而来，用户组嵌套后更难发现。`
                },
                {
                  title: '路径不止一条',
                  text: `部分格子为${most}，即有两条路径可以访问。离职或转岗时只收回一条，另一条仍然有效。先列出全部路径，才能全部收回。`
                }
              ]
            },
            {
              kind: 'figure',
              figure: 'matrix',
              caption: '有效权限：人员对数据的路径数',
              alt: `矩阵：${users.length}个人对${data.length}份数据，${pairs}格有路径，U6到D3有一条`
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查询？',
      headline: '从人员到数据，逐层遍历',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '从人员出发', text: 'U6属于G4。', figure: 'step-1' },
            { title: '沿嵌套组遍历', text: 'G4属于G3，组中有组。', figure: 'step-2' },
            { title: '到达数据', text: `经角色R2到D3，共${shortestAccess.length - 1}跳。`, figure: 'step-3' },
            { title: '定位应收回的授权', text: `断开${edge}，访问路径随之断开，其他人不受影响。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '外包人员可读的机密数据', code: query },
            {
              kind: 'table',
              caption: `可断开U6到D3的授权：${removals.length}条`,
              columns: ['收回', '连带失去', '受影响人员'],
              rows: removalRows,
              parts: [
                {
                  text: `四种方式都能断开路径。收回R2读取D3的权限，会影响三名正常用户；收回${edge}，只影响不应拥有该权限的外包人员。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '授权是边，有效权限是路径',
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
                '边上记录批准人和日期。发现不应存在的路径时，每一步由谁、何时、为何授予，均有记录。',
                '目录服务、应用内角色、数据库授权各自独立。接入同一张图，才能查到跨系统的路径。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '每项权限都附访问路径',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '复核有重点', text: '优先复核由继承产生、未经批准的权限。' },
            { term: '变更前评估', text: '新增用户组或调整角色之前，先在图上查询会增加哪些权限。' },
            { term: '离职权限清零', text: '列出此人的全部访问路径，收回后再查一次，结果应当为空。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '读取目录服务，支撑权限复核',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '目录与应用', text: 'LDAP、应用角色、数据库授权' },
            { name: '人事系统', text: '入职、转岗、离职' },
            { name: '图数据库', text: '有效权限、越权路径、变更评估', main: true },
            { name: '复核与工单', text: '收回、批准、留痕' }
          ],
          caption: '每次授权变更，在图上增减一条边'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '安全团队内部使用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '接入公司LDAP，复核人分权', edition: 'standard', text: '提供LDAP访问控制和顶点、边、属性级权限。' },
            { need: '集团全部系统', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '从最敏感的数据开始' }
} satisfies SolutionCopy
