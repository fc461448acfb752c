import type { SolutionCopy } from '../types'
import {
  deliveries,
  downstream,
  firstLine,
  lastDay,
  lines,
  query,
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
  title: '供应链：一家停供，哪天停到我',
  description: '把各级供应关系与库存天数画成图，一家停供时，算出谁会停、哪天停、谁有替代。附图模型、查询与停线日历。',
  kicker: '解决方案 · 供应链',
  headline: '上游停供，\n哪天停到我',
  lead: '采购系统里看得到一级供应商，断供却常在三四级之外。把谁给谁供什么、库存够几天放进图里，停供的影响就能一路算到成品，也算得出还剩几天。',
  hero: {
    caption: `${sites}个厂点，${deliveries.length}条供货关系`,
    reading: '从左到右是物料的流向；橙字是停下来的日子',
    alt: `供应网络：原料厂R4停供，橙色的${stopping.length}个厂点与车型依次停产，蓝色的有替代来源，不停`,
    legend: [
      { mark: 'asset', label: '厂点' },
      { mark: 'merchant', label: '车型' },
      { mark: 'edge', label: '供货' },
      { mark: 'path', label: '受波及，有替代' },
      { mark: 'found', label: '会停' }
    ],
    callouts: [
      '起点：树脂厂R4今天停供。',
      `M4的树脂够用6天，第${stops.get('M4')}天停。`,
      'T3的接插件有两家供：M4停了，还有M5。',
      `产线${line}第${day}天停，最早。`,
      '产线L3也在下游，却不停：它只经T3受影响。',
      `车型G2的成品库存最薄，第${stops.get('G2')}天断货。`
    ]
  },
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
      question: '还剩几天？',
      headline: `最早第${day}天停线，最晚第${lastDay}天断货`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'calendar',
              caption: `停线日历：${stopping.length}个厂点与车型`,
              alt: `横条图：${stopping.map(([id, count]) => `${id}第${count}天停`).join('，')}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '库存是时间',
                  text: '每条供货边上写着收货方的库存够几天。沿路相加，就是停供走到这里要花的时间；几种料里最先用完的那种，决定停线的日子。'
                },
                {
                  title: '下游不等于停',
                  text: `R4下游有${downstream.length}个厂点与车型，会停的是${stopping.length}个。${spared.join('、')}虽在下游，却有替代来源。只按“谁在下游”拉清单，会为它们白忙一场。`
                },
                {
                  text: `${lines.length}条产线里停${stoppedLines.length}条，车型断货${stoppedProducts.length}个：${stoppedProducts.join('、')}。第${day}天之前换料，一条都不用停。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查？',
      headline: '顺流而下，遇替代即止',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '取停供厂', text: 'R4只供一家：M4。', figure: 'step-1' },
            { title: '走到底', text: `下游共${downstream.length}个厂点与车型。`, figure: 'step-2' },
            { title: '看替代', text: '同一种料另有来源的，停在这里，不再往下。', figure: 'step-3' },
            { title: '加天数', text: `余下${stopping.length}个，各有停下来的日子。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '停供影响', code: query },
            {
              kind: 'table',
              caption: '会停的厂点与车型，按日子先后',
              columns: ['厂点', '断料来自', '库存/天', '停在第几天'],
              rows: stopRows
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '供货是边，库存写在边上',
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
                '顶点是厂点，不是公司：停的往往是一座厂。公司与厂点分开，才看得出两家供应商其实共用一座上游工厂。',
                '替代关系不必另建：两条边的物料相同、收货方相同，就互为替代。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '一张有日子的名单',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '先救哪一家', text: '名单按停线日排好，最前面的先找替代料；后面的还有时间谈。' },
            {
              term: '平时就能演练',
              text: '把任一厂点设为停供，重跑同一条查询，看哪些厂点一停就停线：那就是该备第二来源的地方。'
            },
            { term: '看得见的多源', text: '名义上两家供应商，上游汇到同一座厂，图上一眼看出：两条路径在前面合成了一条。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '跟着物料清单走',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'ERP与PLM', text: '物料清单、供应商、库存' },
            { name: '外部信号', text: '停产、灾害、物流中断' },
            { name: '图数据库', text: '影响、替代、停线日', main: true },
            { name: '计划与采购', text: '调拨、换料、备份' }
          ],
          caption: '库存每天更新，名单跟着变'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一款产品试算', edition: 'free', text: '供非商业学习。' },
            { need: '计划部门内部使用', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '与供应商共享一部分', edition: 'standard', text: '权限设到点、边、属性：供应商只看到自己的上下游。' },
            { need: '集团全部物料，多级网络', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '选一款产品，算一次停供' }
} satisfies SolutionCopy
