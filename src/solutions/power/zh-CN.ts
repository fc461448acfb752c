import { branches, condensers, generators, loads } from '~/content/ieee-14-bus'
import type { SolutionCopy } from '../types'
import {
  branchName,
  bridgeQuery,
  bus,
  busCount,
  criticalPairs,
  criticalSingles,
  feed,
  feedHops,
  harmlessBridges,
  lastBridges,
  longestPath,
  out,
  pairRows,
  pairs,
  query,
  worst
} from './graph'

const bridge = lastBridges.map(branchName).join('、')
const hanging = harmlessBridges.map(branchName).join('、')

export default {
  title: '电力调度：停电前先推演影响',
  description: '以IEEE 14节点标准网络为例：逐条、逐对断开支路，列出失电母线、剩余供电路径和唯一供电支路。',
  headline: '检修之前\n推演停电影响',
  lead: '检修前先在图上断开线路，查清哪些母线仍有供电、经哪条路径。再找出不能再断的唯一供电支路。图查询判断连通，潮流计算再校核负载与电压。',
  hero: {
    caption: `IEEE 14节点网络：${busCount}条母线，${branches.length}条支路`,
    reading: '圆为接有发电机或调相机的母线，方为其余母线；数字是母线号',
    alt: `IEEE 14节点网络图：支路${branchName(out)}断开，母线${bus}的剩余供电路径之一是${feed.join('—')}，支路${bridge}成为唯一供电支路`,
    source: '拓扑为公开的IEEE 14节点算例；停运情形为假设',
    legend: [
      { mark: 'start', label: '发电机' },
      { mark: 'account', label: '调相机' },
      { mark: 'asset', label: '母线' },
      { mark: 'inferred', label: '停运' },
      { mark: 'path', label: '剩余供电路径' },
      { mark: 'found', label: '唯一供电支路' }
    ],
    callouts: [
      `发电机只接在母线${generators.join('、')}；母线${condensers.join('、')}接调相机，只支撑电压。`,
      `支路${branchName(out)}停运检修。`,
      `母线${bus}带负荷，原由两条支路供电，该支路是其中之一。`,
      `剩余供电路径之一：${feed.join('—')}，共${feed.length - 1}条支路。`,
      `支路${bridge}成为母线${bus}的唯一供电支路：检修期间不得断开。`,
      `支路${hanging}断开也会使一条母线失电，但该母线不带负荷。`
    ]
  },
  answer: {
    caption: `支路${branchName(out)}断开后，${bus}号母线由谁供电？`,
    columns: ['供电路径（母线）'],
    separator: ' → '
  },
  bring: '母线、支路、电源、负荷表与开关状态，以及几份已批准的停电方案。',
  words: {
    source: '发电机',
    eachPair: '每个点是一对支路',
    pairLost: '橙点：同时断开，负荷失电',
    generator: '机组',
    bus: '母线',
    load: '负荷',
    station: '厂站',
    feeds: '并网',
    supplies: '供电',
    partOf: '属于',
    branch: '支路'
  },
  plates: [
    {
      id: 'query',
      question: '还有供电路径吗？',
      headline: '断开线路，重新追踪，找到唯一供电支路',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '断开', text: `支路${branchName(out)}停运，母线${bus}的两条支路失去一条。`, figure: 'step-1' },
            { title: '从电源遍历', text: '沿仍在运行的支路遍历：全部母线仍可到达。', figure: 'step-2' },
            {
              title: '取最短路径',
              text: `取最短供电路径之一：从母线${feed[0]}出发，经${feed.slice(1, -1).join('、')}到母线${bus}。`,
              figure: 'step-3'
            },
            { title: '再断一条', text: `逐条断开，只有${bridge}会使母线${bus}失电。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '剩余供电路径', code: query },
            { kind: 'query', name: '检修期间不能再断的支路', code: bridgeQuery }
          ]
        }
      ]
    },
    {
      question: '两条支路同时断开？',
      headline: `${pairs.length}对支路中，${criticalPairs.length}对会使负荷失电`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'pairs',
              caption: `两两断开：${branches.length}条支路，${pairs.length}对`,
              alt: `三角矩阵：${branches.length}条支路两两同时断开，${criticalPairs.length}对会使负荷失电，其余不会`
            },
            {
              kind: 'table',
              caption: '会使负荷失电的支路对',
              columns: ['支路', '与支路', '失电母线', '个数'],
              rows: pairRows,
              parts: [
                {
                  text: `从全部支路投运开始，检验N-1与N-2中的连通性。单条断开：${branches.length}条支路逐一断开，${criticalSingles.length === 0 ? `${loads.length}条带负荷的母线均不失电。只有${hanging}会使一条母线孤立，该母线不带负荷` : `${criticalSingles.length}条会使负荷失电`}。两条同时断开：影响最大的是${branchName(worst.first)}与${branchName(worst.second)}，母线${worst.lost.join('、')}同时失电。`
                },
                {
                  text: `共有${loads.length}条母线带负荷。${pairs.length}对中，${criticalPairs.length}对使负荷失电。${branches.length}条单独断开的情形与其余${pairs.length - criticalPairs.length}对，再由潮流计算校核负载与电压。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '为何不用表？',
      headline: '倒闸改变拓扑，查询不必改写',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '拓扑随时变化',
              text: `每次支路投停都可能改变供电路径。在图上，同一条查询按新的状态遍历，不必重建连接关系表。本页查询按编号排除支路${branchName(out)}；运行中按边上的状态筛选。`
            },
            {
              term: '环网里有回路',
              text: `主网成环运行，供电路径不止一条。递归SQL须检测循环，openCypher的一条路径不重复经过同一条边。第一条查询限定${feedHops}跳，第二条限定${longestPath}跳，即母线数减1。更大的网络用连通分量和桥算法，见停电影响演示。`
            },
            {
              term: '影响追踪到负荷',
              text: '母线、厂站和负荷均由边相连。断开哪条支路、影响哪些负荷，一次遍历即可回答。'
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '母线建成顶点，支路建成边',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：机组并网到母线，母线以支路相连，给负荷供电，属于厂站'
            },
            {
              kind: 'model',
              rows: [
                ['支路', '母线—母线', '状态及起止时间、电抗、容量'],
                ['并网', '机组→母线', '—'],
                ['供电', '母线→负荷', '—'],
                ['属于', '母线→厂站', '—']
              ],
              found: '支路',
              text: [
                '本模型由母线和支路组成，与潮流计算一致。顶点各带属性：母线的电压等级，负荷的容量与等级，机组的出力上限。',
                '支路状态记在边上并保留时间，可按当时的拓扑重新查询。要追踪厂站内的倒闸，以连接节点为顶点，以开关、刀闸为边。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '输入拓扑与开关状态，输出停电影响',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'SCADA与PMS', text: '开关状态、设备台账，跨安全区经隔离装置导入' },
            { name: 'CIM模型导出', text: '拓扑、参数转为CSV后导入' },
            { name: '图数据库', text: '连通、供电路径、关键支路', main: true },
            { name: '潮流计算', text: '校核仍有供电的情形' },
            { name: '调度与检修', text: '检修与倒闸方案的编制参考' }
          ],
          caption: '图数据库用于推演检修方案，判断是否连通、经哪条路径；实时拓扑与潮流仍由EMS计算'
        },
        {
          kind: 'editions',
          items: [
            { need: '用标准算例学习图查询', edition: 'free', text: '供非商业学习，足以运行本页的网络。' },
            { need: '一个地区电网，离线分析', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '调度、运检、营销分权共用', edition: 'standard', text: '提供顶点、边、属性级权限。' },
            { need: '省级及以上电网，细化到用户的全网模型', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: '怎样衡量？',
      headline: '与现有校核结果比对',
      lead: '用过去的检修计划回放。',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '一致', text: '用过去一段时间的检修计划，逐份与原有校核结论对照。' },
            { term: '遗漏', text: '记录图上查出而当时没有提到的薄弱支路，由专业人员判断是否真有风险。' },
            { term: '用时', text: '从收到申请到给出结论的时间，以及临时变更时能否即时重算。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '在演示中断开一条支路' }
} satisfies SolutionCopy
