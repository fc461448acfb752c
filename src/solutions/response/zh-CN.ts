import type { SolutionCopy } from '../types'
import { consumers, dryQuery, people, pipes, plan, planWithout, query, stuck, valveRows, valves } from './graph'

const skipped = plan.around.filter((valve) => !plan.close.includes(valve))

export default {
  title: '应急响应：爆管关阀方案',
  description: '把管网、阀门和用户建成图，爆管时从破口向外遍历、遇阀即停。得出最短的关阀清单、停水范围和备用方案。',
  headline: '爆管后\n关最少的阀门',
  lead: '一条查询列出要关的阀门，另一条列出停水的用户。阀门失灵时，标记后再次查询，即得新方案。查询沿管网遍历，遇到阀门即停止。',
  hero: {
    caption: `${valves.length}个阀门、${consumers.length}处用户的供水管网`,
    reading: '线是管段，菱形是阀门；橙色为停水范围，实心菱形要关',
    alt: `管网图：J5与J6之间爆管，关闭${plan.close.join('、')}四个阀门，${plan.consumers.length}处用户停水`,
    legend: [
      { mark: 'start', label: '水厂' },
      { mark: 'merchant', label: '阀门' },
      { mark: 'asset', label: '用户' },
      { mark: 'answer', label: '要关的阀' },
      { mark: 'found', label: '停水' }
    ],
    callouts: [
      '破口在两个路口之间，两侧都没有阀门。',
      '向外遍历，遇到阀门即停：V3、V7、V8。',
      '下游最近的阀门是V4、V5。',
      'H是医院，900人：位于停水范围内，优先派送水车。',
      `${skipped.join('、')}不必关闭：后方没有来水。`,
      'S是学校：管道完好，但只有这一路水源。'
    ]
  },
  answer: {
    caption: 'X处爆管，要关哪几个阀门？',
    columns: ['要关的阀门']
  },
  bring: '管段、阀门、水厂和用户表，加几次爆管处置记录。',
  words: {
    works: '水厂',
    junction: '节点',
    valve: '阀门',
    consumer: '用户',
    crew: '抢修队',
    pipe: '管段',
    supplies: '供水',
    standsBy: '就近'
  },
  plates: [
    {
      id: 'query',
      question: '怎样定方案？',
      headline: '从破口向外遍历，遇阀即停',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '标出破口', text: '将报修地址定位到管段。', figure: 'step-1' },
            { title: '到达阀门', text: `不经过阀门可达的管段都会失水，边界上共${plan.around.length}个阀。`, figure: 'step-2' },
            {
              title: '判断来水方向',
              text: `从水厂再遍历一次，只有来水一侧的阀门需要关闭：${plan.close.length}个。`,
              figure: 'step-3'
            },
            {
              title: '列出用户',
              text: `${plan.consumers.length}处用户、${plan.people.toLocaleString('en')}人停水。`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '要关的阀门', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: '少关两个阀门',
                  text: `破口周围有${plan.around.length}个阀门，${skipped.join('、')}后方没有来水，不必关闭。从水厂遍历一次即可判断，不必派人现场确认。`
                },
                {
                  title: '是否停水不取决于距离',
                  text: `J9的管道完好，但水源全部经过破口一侧。是否停水取决于水源路径，而不是与破口的距离。`
                },
                {
                  text: `${pipes.length}段管道、${people.toLocaleString('en')}人的小型管网可以人工判断；实际管网规模大得多，需要查询。`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '停水的用户', code: dryQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: '先通知谁',
                  text: `清单上的阀门关闭后，查询从水厂沿来水遍历，返回没有水到达的${plan.consumers.length}处用户，按人数从多到少排列。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '阀门失灵怎么办？',
      headline: `${stuck}失灵，重新生成清单`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'stuck',
              caption: `阀门${stuck}无法关闭时：改关${planWithout.close.join('、')}`,
              alt: `管网图：${stuck}失灵，停水范围扩大，改关${planWithout.close.join('、')}，${planWithout.people}人停水`
            },
            {
              kind: 'table',
              caption: '方案中各阀门分别失灵的结果',
              columns: ['失灵', '改关', '停水人数', '增加'],
              rows: valveRows,
              parts: [
                {
                  text: `现场报告${stuck}无法关闭，将其标为失灵，再次查询即得新清单：停水人数从${plan.people.toLocaleString('en')}人增加到${planWithout.people.toLocaleString('en')}人。`
                },
                { text: '平时可逐个推演：失灵影响最大的阀门，应优先检修。' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '阀门是顶点，管段是边',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，三种边',
              alt: '图模型：节点之间、节点与阀门之间是管段，节点给用户供水，抢修队就近待命'
            },
            {
              kind: 'model',
              rows: [
                ['管段', '节点—节点，节点—阀门', '口径、材质、年份'],
                ['供水', '节点→用户', '人数、等级'],
                ['就近', '抢修队→节点', '分钟']
              ],
              found: '管段',
              text: [
                '阀门位于两段管之间，建成顶点。“遇阀即停”因此成为遍历规则，不必在边上处理特例。',
                '燃气、供热、电缆沟也适用同一模型：可能断裂的是边，可以关闭的是顶点。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '接在报警与派单之间',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'GIS与SCADA', text: '管网、压力、流量' },
            { name: '热线与报警', text: '破口位置' },
            { name: '图数据库', text: '关阀清单、停水范围、备用方案', main: true },
            { name: '指挥与派单', text: '抢修、水车、通知' }
          ],
          caption: '阀门状态由现场回写，下一次查询按新状态计算'
        },
        {
          kind: 'gains',
          items: [
            { term: '每个班次答案一致', text: '清单按查询得出，不依赖个人经验。' },
            { term: '停水通知更准确', text: '停水通知只发给受影响的用户，医院、学校优先。' },
            { term: '演练不停水', text: '任选一段管道模拟爆管，即可得到方案、影响范围和薄弱阀门。' }
          ]
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '一座水厂或一个行政区', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '多部门联动，各有权限', edition: 'standard', text: '提供顶点、边、属性级权限。' },
            { need: '全市水、电、气、热统一建图', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '选一段管网，演练一次' }
} satisfies SolutionCopy
