import type { SolutionCopy } from '../types'
import {
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
  title: '物流：路断了，货从哪走',
  description: '把路口、道路、仓库和订单画成图，按行车时间找最快路线；封路以后立刻改道，并算出哪些地方一小时内到不了。',
  kicker: '解决方案 · 物流',
  headline: '路断了，\n货从哪走',
  lead: '路网是图，时刻在变的图。桥一封、路一堵，昨天算好的线路就作废。把路况写在边上，每次出车前重新走一遍，改道只是换一条最短路径。',
  hero: {
    caption: `${count}个路口，${roads.length}条道路，${bridges.length}座桥`,
    reading: '位置如地图；橙色数字是该段的行车分钟数',
    alt: `路网图：从仓库P到客户D，原路经桥${bridge}；桥封闭后改走橙色路线，用时${detour.cost}分钟`,
    legend: [
      { mark: 'start', label: '仓库' },
      { mark: 'answer', label: '客户' },
      { mark: 'account', label: '路口' },
      { mark: 'path', label: '原路线' },
      { mark: 'inferred', label: '封闭' },
      { mark: 'found', label: '新路线' }
    ],
    callouts: [
      '仓库P：货从这里出发。',
      `客户D：原定${planned.cost}分钟到。`,
      `桥${bridge}封闭，原路线断在这里。`,
      `改走桥I–N，${detour.cost}分钟到，晚${delay}分钟。`,
      '桥G–L也能过河，只是更慢。',
      `封桥以后，J要${minutes.get('J')}分钟，超过一小时。`
    ]
  },
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
      question: '怎样改道？',
      headline: '封一座桥，换一条最短路径',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '原路线', text: `${planned.vertices.join('—')}，${planned.cost}分钟。`, figure: 'step-1' },
            { title: '桥封了', text: `边${bridge}标为封闭，原路线断开。`, figure: 'step-2' },
            { title: '重新走', text: '从仓库向外，总是先走到最近的下一个路口。', figure: 'step-3' },
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
              parts: [{ text: '小路网这样写就够。路网大了，换成图算法里的最短路径，按时间先近后远地走，不必枚举所有路线。' }]
            },
            {
              kind: 'table',
              caption: '每次封一座桥，这一单会怎样',
              columns: ['封闭', '改走', '用时', '晚到'],
              rows: bridgeRows,
              parts: [{ text: '三座桥里只有一座要紧。平时就把这张表算好，调度员先知道该盯哪座桥。' }]
            }
          ]
        }
      ]
    },
    {
      question: '一小时到哪？',
      headline: '同一张图，换个问法就是服务范围',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'bands',
              caption: `桥${bridge}封闭时，从仓库P出发的分钟数`,
              alt: `路网图：每个路口写着从仓库出发的分钟数，${first.length}个在20分钟内，${second.length}个在40分钟内，${third.length}个在一小时内，${beyond.length}个超过一小时`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '由近及远，一次算完',
                  text: `同一次行走得到全部${minutes.size}个路口：20分钟内${first.length}个，40分钟内再加${second.length}个，一小时内再加${third.length}个，其余${beyond.length}个超过一小时。`
                },
                {
                  title: '封桥的代价',
                  text: `桥开着时，${lostHour.join('、')}一小时内送得到；封了就到不了。承诺“小时达”的订单，先从这里改期。`
                },
                { text: '换个仓库做起点，再算一次，两张图一比，就知道哪些订单该换仓发货。' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '路况写在边上，随时改',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['道路', '路口→路口', '分钟、限高、是否封闭'],
                ['位于', '仓库→路口', '装卸能力'],
                ['驻于', '车辆→仓库', '载重、班次'],
                ['送往', '订单→路口', '时间窗、体积']
              ],
              found: '道路',
              text: [
                '道路分方向建两条边，单行道就只有一条。限高、限行写成属性，查询时按车型筛掉。',
                '路况接口每几分钟改一次边上的分钟数；改的是一个值，路网不用重建。'
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
      headline: '路线不是查出来的，是走出来的',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '段数不定',
              text: `这一单走${detour.vertices.length - 1}段，下一单走十几段。表连接要先写明几次，路线偏偏不知道几段。`
            },
            { term: '预先算好会过期', text: '把所有起终点的路线存成一张表，封一座桥就要重算一大片。按需行走，改的只是那条边。' },
            { term: '约束跟着边走', text: '限高、时窗、温控都在边和点上，走到哪里判断到哪里，不合格的路当场放弃。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '路况进来，线路出去',
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
          caption: '封路到改道之间，只隔一次查询'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一座城市的路网练手', edition: 'free', text: '供非商业学习。' },
            { need: '一个调度中心使用', edition: 'paid', text: '单机部署。' },
            { need: '货主、承运商各看各的单', edition: 'standard', text: '权限设到点、边、属性。' },
            { need: '全国路网，多仓联动', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '封一条您最怕的路' }
} satisfies SolutionCopy
