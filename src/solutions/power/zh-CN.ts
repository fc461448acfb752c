import { branches, condensers, generators, loads } from '~/content/ieee-14-bus'
import type { SolutionCopy } from '../types'
import {
  branchName,
  bridgeQuery,
  bus,
  criticalPairs,
  criticalSingles,
  feed,
  harmlessBridges,
  lastBridges,
  out,
  pairRows,
  pairs,
  query,
  worst
} from './graph'

const bridge = lastBridges.map(branchName).join('、')
const hanging = harmlessBridges.map(branchName).join('、')

export default {
  title: '电力调度：断一条线，还剩几条路',
  description: '以IEEE 14节点标准网络为例：逐条、逐对断开支路，沿图判断谁会失电、从哪里转供、哪条线成了唯一通道。',
  kicker: '解决方案 · 电力调度',
  headline: '断一条线，\n还剩几条路',
  lead: '电网本来就是图：母线是顶点，支路是边。检修一条线之前，先在图上断开它，看谁还通电、从哪里转供、接下来哪一条万万不能再断。',
  hero: {
    caption: `IEEE 14节点网络：14条母线，${branches.length}条支路`,
    reading: '圆为接有电机的母线，方为其余母线；数字是母线号',
    alt: `IEEE 14节点网络图：支路${branchName(out)}断开，母线${bus}改由${feed.join('、')}供电，支路${bridge}成为唯一通道`,
    source: '拓扑为公开的IEEE 14节点算例；停运情形为假设',
    legend: [
      { mark: 'start', label: '发电机' },
      { mark: 'account', label: '调相机' },
      { mark: 'asset', label: '母线' },
      { mark: 'inferred', label: '停运' },
      { mark: 'path', label: '转供路径' },
      { mark: 'found', label: '唯一通道' }
    ],
    callouts: [
      `电源只有两处：母线${generators.join('、')}；母线${condensers.join('、')}是调相机，只撑电压。`,
      `支路${branchName(out)}停运检修。`,
      `母线${bus}有负荷，原来由它供电。`,
      `转供路径：${feed.join('—')}，共${feed.length - 1}条支路。`,
      `支路${bridge}成了母线${bus}的唯一通道：检修期间不能再断。`,
      `支路${hanging}断开会甩掉一条母线，但那里没有负荷。`
    ]
  },
  words: {
    source: '发电机',
    eachPair: '每个点是一对支路',
    pairLost: '橙点：同时断开会失去负荷',
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
      question: '怎样转供？',
      headline: '断开、再走、找到唯一的那条',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '断开', text: `支路${branchName(out)}停运，母线${bus}少了一路。`, figure: 'step-1' },
            { title: '从电源走', text: '沿仍在运行的支路走：全部母线都还到得了。', figure: 'step-2' },
            { title: '取最近一路', text: `母线${bus}由${feed.slice(0, -1).join('、')}供电。`, figure: 'step-3' },
            { title: '再断一次', text: `逐条试断，只有${bridge}会让母线${bus}失电。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '转供路径', code: query },
            { kind: 'query', name: '检修期间不能再断的支路', code: bridgeQuery }
          ]
        }
      ]
    },
    {
      question: '两条一起断呢？',
      headline: `${pairs.length}对支路，${criticalPairs.length}对会失去负荷`,
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
              caption: '会失去负荷的支路对',
              columns: ['支路', '与支路', '失电母线', '个数'],
              rows: pairRows,
              parts: [
                {
                  text: `单条断开：${branches.length}条里${criticalSingles.length === 0 ? '没有一条会失去负荷，N-1通得过' : `有${criticalSingles.length}条会失去负荷`}。两条同时断开：最重的是${branchName(worst.first)}与${branchName(worst.second)}，母线${worst.lost.join('、')}一起失电。`
                },
                {
                  text: `共有${loads.length}条母线带负荷，这里只判断连通；线路过不过载，仍由潮流计算回答。图先把要算的${pairs.length}种情形筛到${criticalPairs.length}种。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '为何不用表？',
      headline: '开关一动，连接就变',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '接线是活的',
              text: '倒一次闸，供电路径就换一条。表里要重算整张连通表；图里改一条边的状态，下一次查询就按新接线走。'
            },
            {
              term: '环网里有回路',
              text: '配网开环运行，主网成环运行，路径不止一条。递归查表容易绕圈，图遍历按“走过不再走”处理。'
            },
            { term: '影响要追到用户', text: '从支路到母线，到台区，到重要用户，一路是边。断开哪条、影响谁，是同一次行走的两头。' }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '设备是顶点，带状态的是边',
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
                ['支路', '母线—母线', '状态、电抗、容量'],
                ['并网', '机组→母线', '出力上限'],
                ['供电', '母线→负荷', '等级、容量'],
                ['属于', '母线→厂站', '电压等级']
              ],
              found: '支路',
              text: [
                '模型与CIM的“端子—连接节点”对得上，导入时把刀闸、开关并入支路状态，图才不会大得看不懂。',
                '状态写在边上，并留下时间：事后可以回到故障那一刻，按当时的接线再走一遍。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '量测进来，方案出去',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'SCADA与PMS', text: '开关状态、设备台账' },
            { name: 'CIM导入', text: '拓扑、参数' },
            { name: '图数据库', text: '连通、转供、关键支路', main: true },
            { name: '潮流计算', text: '校核筛出的情形' },
            { name: '调度与检修', text: '操作票、检修窗口' }
          ],
          caption: '图回答“通不通、从哪走”，潮流回答“过不过载”'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿标准算例学图查询', edition: 'free', text: '供非商业学习；本页的网络就够用。' },
            { need: '一个地区电网，离线分析', edition: 'paid', text: '单机部署。' },
            { need: '调度、运检、营销分权共用', edition: 'standard', text: '权限设到点、边、属性。' },
            { need: '省级以上，到用户的全网模型', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先断一条试试' }
} satisfies SolutionCopy
