import type { SolutionCopy } from '../types'
import { consumers, people, pipes, plan, planWithout, query, stuck, valveRows, valves } from './graph'

const skipped = plan.around.filter((valve) => !plan.close.includes(valve))

export default {
  title: '应急响应：爆管了，先关哪几个阀',
  description: '把管网、阀门和用户画成图，爆管时从破口向外走，遇阀即停，得出最少的关阀清单、停水范围，以及阀门失灵时的备用方案。',
  kicker: '解决方案 · 应急响应',
  headline: '爆管了，\n先关哪几个阀',
  lead: '水在往外冒，值班员要在几分钟里说清三件事：关哪些阀、谁会停水、关不动怎么办。管网本身就是图，从破口向外走一遍，三件事都有了。',
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
      '向外走，碰到阀门就停：V3、V7、V8。',
      '往下没有阀门挡着，一直走到V4、V5。',
      'H是医院，900人：在停水范围里，先派水车。',
      `${skipped.join('、')}不必关：后面没有来水。`,
      'S是学校：管没破，但水源只有这一路。'
    ]
  },
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
      headline: '从破口向外走，遇阀即停',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '标出破口', text: '报修地址落到一段管上。', figure: 'step-1' },
            { title: '走到阀门', text: `不经过阀门走得到的，都会漏水：边上共${plan.around.length}个阀。`, figure: 'step-2' },
            { title: '看哪边有水', text: `从水厂再走一遍，阀后有水的才要关：${plan.close.length}个。`, figure: 'step-3' },
            {
              title: '列出用户',
              text: `${plan.consumers.length}处用户、${plan.people.toLocaleString('en-US')}人停水。`,
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
                  title: '少关两个，少跑两趟',
                  text: `破口四周有${plan.around.length}个阀，${skipped.join('、')}后面没有来水，关了也白关。图上从水厂反着走一遍就知道，不必派人去试。`
                },
                {
                  title: '停水的不只是破口边上',
                  text: `J9的管是好的，可它的水都从破口这边来。“离破口多远”答不出这个，“水从哪里来”才答得出。`
                },
                {
                  text: `${pipes.length}段管、${people.toLocaleString('en-US')}人的小网，人看图也能想明白；真实的管网大得多，要靠查询。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '关不动怎么办？',
      headline: `${stuck}锈死了，换一份清单`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'stuck',
              caption: `阀门${stuck}关不动时：改关${planWithout.close.join('、')}`,
              alt: `管网图：${stuck}失灵，停水范围扩大，改关${planWithout.close.join('、')}，${planWithout.people}人停水`
            },
            {
              kind: 'table',
              caption: '方案里每个阀门各失灵一次',
              columns: ['失灵', '改关', '停水人数', '多出'],
              rows: valveRows,
              parts: [
                {
                  text: `现场报“${stuck}关不动”，把它标为失灵，同一条查询立刻给出新清单：停水从${plan.people.toLocaleString('en-US')}人变成${planWithout.people.toLocaleString('en-US')}人。`
                },
                { text: '平时就逐个试一遍：哪个阀失灵代价最大，哪个就该先检修。' }
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
                '阀门放在边的中间，自己成为顶点。这样“遇阀即停”就是行走的规则，不必在边上写特例。',
                '换成燃气、供热、电缆沟，模型不变：会断的是边，能关的是顶点。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '从报警到派单，一次走完',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'GIS与SCADA', text: '管网、压力、流量' },
            { name: '热线与报警', text: '破口位置' },
            { name: '图数据库', text: '关阀清单、停水范围、备用方案', main: true },
            { name: '指挥与派单', text: '抢修、水车、通知' }
          ],
          caption: '阀门状态由现场回写，下一次查询按新状态走'
        },
        {
          kind: 'gains',
          items: [
            { term: '几分钟内有答案', text: '清单按查询得出，不依赖哪位老师傅当班。' },
            { term: '通知发得准', text: '停水通知只发给真正停水的人，医院、学校排在前面。' },
            { term: '演练不停水', text: '任选一段管当作爆管，方案、代价、薄弱阀门一并列出。' }
          ]
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一个片区试走', edition: 'free', text: '供非商业学习。' },
            { need: '一座水厂或一个区', edition: 'paid', text: '单机部署。' },
            { need: '多部门联动，各有权限', edition: 'standard', text: '权限设到点、边、属性。' },
            { need: '全市水、电、气、热一张图', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '选一段管，演练一次' }
} satisfies SolutionCopy
