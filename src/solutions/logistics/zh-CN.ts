import type { SolutionCopy } from '../types'
import {
  areaQuery,
  bridgeRows,
  bridges,
  closed,
  crossings,
  delay,
  detour,
  lostHour,
  minutes,
  planned,
  query,
  roads,
  withinBand
} from './graph'

const count = crossings.flat().length
const bridge = `${closed.from}–${closed.to}`
const [first = [], second = [], third = [], beyond = []] = withinBand

export default {
  title: '物流：封路后重新规划路线',
  description: '把路口、道路、仓库和订单建成图，按行车时间计算最快路线；封路后重新规划，并算出一小时内的服务范围。',
  headline: '封路之后\n重算最快路线',
  lead: '道路封闭后，立即得到新的最快路线。路况记在边上，每次出车前按当前路网计算最短路径，不依赖预先算好的线路表。',
  hero: {
    caption: `${count}个路口，${roads.length}条道路，${bridges.length}座桥`,
    reading: '位置与地图一致；橙色数字为该段行车分钟数',
    alt: `路网图：从仓库P到客户D，原路经桥${bridge}；桥封闭后改用橙色路线，用时${detour.cost}分钟`,
    legend: [
      { mark: 'start', label: '仓库' },
      { mark: 'answer', label: '客户' },
      { mark: 'account', label: '路口' },
      { mark: 'path', label: '原路线' },
      { mark: 'inferred', label: '封闭' },
      { mark: 'found', label: '新路线' }
    ],
    callouts: [
      '仓库P：配送起点。',
      `客户D：原路线${planned.cost}分钟送达。`,
      `桥${bridge}封闭，原路线在此中断。`,
      `改经桥I–N，${detour.cost}分钟送达，延迟${delay}分钟。`,
      '桥G–L也可过河，但用时更长。',
      `桥封闭后，到J需${minutes.get('J')}分钟，超过一小时。`
    ]
  },
  answer: {
    caption: '封路后，从P到D怎样行驶最快？',
    columns: ['路线', '分钟'],
    separator: ' → '
  },
  bring: '路口与路段表、仓库与订单位置，加一天的路况变化。',
  words: {
    river: '河',
    crossing: '路口',
    depot: '仓库',
    lorry: '车辆',
    order: '订单',
    at: '位于',
    basedAt: '驻于',
    goesTo: '送往',
    road: '道路'
  },
  plates: [
    {
      id: 'query',
      question: '怎样重算路线？',
      headline: '封一座桥，重算一条最短路径',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '原路线', text: `${planned.vertices.join('—')}，${planned.cost}分钟。`, figure: 'step-1' },
            { title: '桥梁封闭', text: `边${bridge}标为封闭，原路线断开。`, figure: 'step-2' },
            { title: '重新计算', text: '从仓库向外，每次先扩展到最近的下一个路口。', figure: 'step-3' },
            { title: '新路线', text: `${detour.vertices.join('—')}，${detour.cost}分钟。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'query',
              name: '最快路线',
              code: query,
              parts: [{ text: '小型路网这样写即可。大型路网改用最短路径算法，由近及远扩展，不必枚举所有路线。' }]
            },
            {
              kind: 'table',
              caption: '逐一封闭一座桥时，本订单的路线',
              columns: ['封闭', '新路线', '用时', '延迟'],
              rows: bridgeRows,
              parts: [{ text: '三座桥中只有一座影响本订单。提前算好这张表，调度员即可确定重点关注的桥梁。' }]
            }
          ]
        }
      ]
    },
    {
      question: '一小时内可达哪里？',
      headline: '同一张图，也能计算服务范围',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'bands',
              caption: `桥${bridge}封闭时，从仓库P出发的分钟数`,
              alt: `路网图：每个路口标注从仓库出发的分钟数，${first.length}个在20分钟内，${second.length}个在40分钟内，${third.length}个在一小时内，${beyond.length}个超过一小时`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '由近及远，一次算完',
                  text: `一次查询得到全部${minutes.size}个路口。20分钟内${first.length}个，40分钟内再加${second.length}个，一小时内再加${third.length}个，其余${beyond.length}个超过一小时。`
                },
                {
                  title: '封桥的代价',
                  text: `桥梁通行时，${lostHour.join('、')}一小时内可送达；封闭后无法按时送达。承诺“小时达”的订单，应优先在此改期。`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '服务范围', code: areaQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: '比较仓库',
                  text: '以另一仓库为起点再算一次，对比两个服务范围，即可确定哪些订单应换仓发货。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '路况记在边上，随时更新',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['道路', '路口—路口', '分钟、限高、是否封闭'],
                ['位于', '仓库→路口', '装卸能力'],
                ['驻于', '车辆→仓库', '载重、班次'],
                ['送往', '订单→路口', '时间窗、体积']
              ],
              found: '道路',
              text: [
                '本例的道路都是双向：一条边，查询不分方向。有单行道时，按方向建边，并在查询中写上箭头。',
                '路况更新只修改边上的分钟数，路网无须重建。'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：仓库位于路口，车辆驻于仓库，订单送往路口，路口之间是道路'
            }
          ]
        }
      ]
    },
    {
      question: '为何不用表？',
      headline: '按当前路况计算路线',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '段数不定',
              text: `本订单经过${detour.vertices.length - 1}段，下一单可能经过十五段。在关系表中须递归展开全部路线；图算法由近及远扩展，到达即停。`
            },
            { term: '预存路线会过期', text: '若预存所有路线，封闭一座桥就要重算大部分结果。按需计算，只需修改一条边。' },
            { term: '约束记在边上', text: '限高、时间窗和温控都是边和顶点的属性，遍历时逐一判断，跳过不符合的路段。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '输入实时路况，输出路线',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '地图与路况', text: '路网、拥堵、封闭' },
            { name: 'TMS与WMS', text: '订单、车辆、库存' },
            { name: '图数据库', text: '最短路径、服务范围', main: true },
            { name: '调度台', text: '派车、改道、改期' },
            { name: '司机端', text: '新路线' }
          ],
          caption: '从封路到新路线，只需一次查询'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '一个调度中心使用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '货主、承运商分别查看各自订单', edition: 'standard', text: '提供顶点、边、属性级权限。' },
            { need: '全国路网，多仓联动', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: '怎样衡量？',
      headline: '按天记录三项指标',
      lead: '封路的日子与平常的日子分开统计。',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '准点', text: '承诺时间内送到的比例，封路的日子与平常的日子分开统计。' },
            { term: '偏差', text: '查询给出的时长与实际行驶时长的差异；差异大的路段应修正数据。' },
            { term: '反应', text: '从收到封路消息到新路线发送给司机的时间。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '封闭一条关键道路，比较结果' }
} satisfies SolutionCopy
