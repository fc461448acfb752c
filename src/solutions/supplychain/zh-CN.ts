import type { SolutionCopy } from '../types'
import {
  deliveries,
  downstream,
  firstLine,
  lastDay,
  lines,
  query,
  sourceQuery,
  spared,
  stoppedLines,
  stoppedProducts,
  stopping,
  stopRows,
  stops,
  tiers
} from './graph'

const sites = tiers.flat().length
const [line, day] = firstLine

export default {
  title: '供应链：推演断供影响',
  description: '把各级供应关系与库存天数建成图，供应商停产时，算出哪些产线停产、哪天停产、哪些有替代。附图模型、查询与停线日历。',
  headline: '供应商停产\n提前算出影响',
  lead: '一条查询算出供应商停产会影响哪些产线、哪天停线，另一条列出哪些厂点有替代来源。采购系统只看到一级供应商，图查询沿供货关系和库存覆盖各级。',
  hero: {
    caption: `${sites}个厂点，${deliveries.length}条供货关系`,
    reading: '从左到右为物料流向；橙字为停产日',
    alt: `供应网络：原料厂R4停供，橙色的${stopping.length}个厂点与车型依次停产，蓝色的有替代来源，不受影响`,
    legend: [
      { mark: 'asset', label: '厂点' },
      { mark: 'merchant', label: '车型' },
      { mark: 'edge', label: '供货' },
      { mark: 'path', label: '有替代来源' },
      { mark: 'found', label: '停产' }
    ],
    callouts: [
      '起点：树脂厂R4今天停供。',
      `M4的树脂库存可用6天，第${stops.get('M4')}天停产。`,
      'T3的接插件有两家供应：M4停产后仍有M5。',
      `产线${line}最早停线：第${day}天。`,
      '产线L3也在下游，但只经T3供货，因此不停线。',
      `车型G2的成品库存最少，第${stops.get('G2')}天断货。`
    ]
  },
  answer: {
    caption: '供应商R4停产，谁先停工？',
    columns: ['厂点', '停工日（第几天）']
  },
  bring: '工厂、物料、供货关系和库存天数，加一次已发生的断供事件。',
  words: {
    raw: '原料',
    parts: '零件',
    modules: '总成',
    lines: '产线',
    models: '车型',
    day: '第#天',
    today: '今天',
    site: '厂点',
    part: '物料',
    order: '订单',
    company: '企业',
    makes: '生产',
    placed: '下给',
    ownedBy: '属于',
    delivers: '供货'
  },
  plates: [
    {
      question: '还有多少时间？',
      headline: `最早第${day}天停线，最晚第${lastDay}天断货`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'calendar',
              caption: `停线日历：${stopping.length}个厂点与车型`,
              alt: `横条图：${stopping.map(([id, count]) => `${id}第${count}天停产`).join('，')}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '库存是时间',
                  text: '每条供货边记录收货方库存可用的天数。沿路径相加，即为断供影响到达的时间；最先用完的物料决定停线日。'
                },
                {
                  title: '下游不一定停产',
                  text: `R4下游有${downstream.length}个厂点与车型，其中${stopping.length}个会停产。${spared.join('、')}虽在下游，但有替代来源。仅按上下游关系列清单，会产生误报。`
                },
                {
                  text: `${lines.length}条产线中${stoppedLines.length}条停线，${stoppedProducts.length}个车型断货：${stoppedProducts.join('、')}。第${day}天之前更换物料，可避免全部停线。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查询？',
      headline: '沿下游遍历，遇独立来源停止',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '确定停供厂', text: 'R4只供应M4。', figure: 'step-1' },
            { title: '遍历下游', text: `下游共${downstream.length}个厂点与车型。`, figure: 'step-2' },
            { title: '检查替代来源', text: '同一物料另有来源，且不依赖R4，则停止向下遍历。', figure: 'step-3' },
            { title: '累加天数', text: `其余${stopping.length}个，各有停产日。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '停供影响', code: query },
            {
              kind: 'table',
              caption: '将停产的厂点与车型，按停产日排序',
              columns: ['厂点', '断料来源', '库存（天）', '停产日'],
              rows: stopRows
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '替代来源', code: sourceQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: '只计独立的来源',
                  text: '位于R4下游的来源也可能停产，两条查询都不计入。名义上是两家供应商，上游却是同一座工厂，不算两个来源。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '供货是边，库存记在边上',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：厂点向厂点供货，生产物料，属于企业；订单下给厂点'
            },
            {
              kind: 'model',
              rows: [
                ['供货', '厂点→厂点', '物料、库存天数、周期'],
                ['生产', '厂点→物料', '产能、良率'],
                ['下给', '订单→厂点', '数量、交期'],
                ['属于', '厂点→企业', '持股比例']
              ],
              found: '供货',
              text: [
                '顶点是厂点而不是公司，因为停产通常发生在单个工厂。公司与厂点分开建模，才能发现两家供应商共用同一上游工厂。',
                '替代关系不必另建：两条边的物料相同、收货方相同，就互为替代。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '带停线日期的产线清单',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '确定联系次序', text: '名单按停产日排序：靠前的优先寻找替代，靠后的仍有时间协商。' },
            {
              term: '提前演练',
              text: '将任一厂点设为停供，运行同一条查询，找出一旦停产就会停线的厂点：这些厂点需要第二来源。'
            },
            { term: '识别虚假多源', text: '名义上是两家供应商，上游却是同一座工厂：图查询可以直接显示两条路径在上游汇合。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '基于物料清单构建',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'ERP与PLM', text: '物料清单、供应商、库存' },
            { name: '外部信号', text: '停产、灾害、物流中断' },
            { name: '图数据库', text: '影响、替代、停产日', main: true },
            { name: '计划与采购', text: '调拨、换料、备份' }
          ],
          caption: '库存每天更新，名单随之更新'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '计划部门内部使用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '与供应商共享一部分', edition: 'standard', text: '提供顶点、边、属性级权限：供应商只可见自身的上下游。' },
            { need: '集团全部物料，多级网络', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: '怎样衡量？',
      headline: '演练一次，衡量三项指标',
      lead: '用一次真实停供回放。',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '范围', text: '选择一家曾经停供的工厂，比较查询名单与当时实际停产的产线。' },
            { term: '提前量', text: '查询给出的停产日与实际停产日的差距。' },
            { term: '用时', text: '从得知停供到给出名单的时间，与以往人工询问相比。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '选一款产品，推演一次停供' }
} satisfies SolutionCopy
