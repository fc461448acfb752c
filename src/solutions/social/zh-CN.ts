import type { SolutionCopy } from '../types'
import {
  betweenness,
  byBetweenness,
  byDegree,
  campaignRows,
  campaigns,
  circles,
  covered,
  degree,
  hopsToAll,
  joint,
  people,
  query,
  rankOf,
  reachQuery,
  star,
  ties,
  without
} from './graph'

const score = (person: string) => Math.round(betweenness.get(person) ?? 0)
const groups = circles.length - 1
const cut = without(joint)
const [fromStar, fromJoint] = campaigns

export default {
  title: '社交营销：谁连着几个圈子',
  description: '粉丝多不等于传得远。用介数找到几个圈子之间必经的人，比较从谁开始传播更快到达所有人。',
  kicker: '解决方案 · 社交营销',
  headline: '传得远的，\n不是粉丝多的',
  lead: '粉丝数只数一步。消息要出圈，得经过认识几个圈子的人：他认识的人不多，却绕不过去。把关系画成图，这个人算得出来。',
  hero: {
    caption: `${people.length}个人、${ties.length}条关系，${groups}个圈子`,
    reading: '圆越大介数越高；橙色的人连着三个圈子',
    alt: `社交图：三个圈子经${joint}相连；${star}认识的人最多，${joint}的介数最高`,
    legend: [
      { mark: 'account', label: '人' },
      { mark: 'edge', label: '相识' },
      { mark: 'start', label: '认识人最多' },
      { mark: 'answer', label: '介数最高' },
      { mark: 'found', label: '他的关系' }
    ],
    callouts: [
      `${star}认识${degree(star)}个人，最多，但都在一个圈子里。`,
      `${joint}只认识${degree(joint)}个人，介数却是${score(joint)}，第一。`,
      '经A3通向第一个圈子。',
      '经B2通向第二个圈子。',
      '经C2通向第三个圈子。',
      'B5在圈子边上：谁也不必经过他，介数是零。'
    ]
  },
  words: {
    byDegree: '按相识人数',
    byBetweenness: '按介数',
    person: '人',
    topic: '话题',
    post: '内容',
    place: '地区',
    follows: '关注',
    shared: '转发',
    livesIn: '所在',
    knows: '相识'
  },
  plates: [
    {
      question: '数粉丝不对吗？',
      headline: `人数第${rankOf(byDegree, joint)}，介数第${rankOf(byBetweenness, joint)}`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'ranks',
              caption: '同一群人的两种排法',
              alt: `坡度图：${joint}按相识人数排第${rankOf(byDegree, joint)}，按介数排第${rankOf(byBetweenness, joint)}；${star}从第1降到第${rankOf(byBetweenness, star)}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '一步看人数',
                  text: `${star}一开口，${fromStar?.within[0]}个人听到；再往外就难了，三跳才到${fromStar?.within[2]}人。他的朋友互相都认识，消息在圈里打转。`
                },
                {
                  title: '几步看位置',
                  text: `${joint}一开口只有${fromJoint?.within[0]}个人听到，三跳之后到了全部${fromJoint?.within[2]}人。介数数的就是这个：任意两人之间的最短路，有多少要从他这里过。`
                },
                {
                  title: '少了他会怎样',
                  text: `去掉${joint}，${people.length - 1}个人散成${cut.pieces}块，最大一块${cut.largest}人。要维护的关系，先从这样的人开始。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样算？',
      headline: '从谁开始，几跳传遍',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '从人多的开始', text: `${star}，一跳${covered([star], 1).length}人。`, figure: 'step-1' },
            {
              title: '走不出圈',
              text: `三跳仍只有${covered([star], 3).length}人，${hopsToAll([star])}跳才传遍。`,
              figure: 'step-2'
            },
            { title: '换介数高的', text: `${joint}，一跳到三个圈子各一人。`, figure: 'step-3' },
            { title: '传遍', text: `${hopsToAll([joint])}跳到全部${people.length}人。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '介数最高的人', code: query },
            {
              kind: 'table',
              caption: '从不同的人开始，各跳之内到达的人数',
              columns: ['从谁开始', '1跳', '2跳', '3跳', '传遍'],
              rows: campaignRows,
              parts: [
                {
                  text: `加一个粉丝多的，不如换一个位置好的：${byDegree.slice(0, 2).join('和')}两人一起，也要${hopsToAll(byDegree.slice(0, 2))}跳才传遍。`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: '两条查询，先后用',
                  text: '先用图算法给每个人打分，分数写回顶点；再用普通查询挑人、算覆盖。分数每天更新一次，挑人随时可问。'
                }
              ]
            },
            { kind: 'query', name: '三跳之内到达多少人', code: reachQuery }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '相识、转发、关注，各是一种边',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：人与人相识，关注话题，转发内容，所在地区'
            },
            {
              kind: 'model',
              rows: [
                ['相识', '人—人', '何时、何处、多密'],
                ['转发', '人→内容', '时间、来自谁'],
                ['关注', '人→话题', '起始日期'],
                ['所在', '人→地区', '来源']
              ],
              found: '相识',
              text: [
                '关系有疏密：一年见一次和天天说话不一样。密度写在边上，算最短路时密的算近。',
                '只用获得同意的数据，且不必知道他是谁：图上一个编号就够算出位置。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '一份短名单，和它的道理',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '花得少', text: '名单上是绕不过去的人，不是人人都发。预算花在位置上。' },
            { term: '看得到出圈', text: '传播路径留在图里：消息从哪个圈子、经谁、到了哪个圈子，事后可以逐跳核对。' },
            { term: '也看得到异常', text: '一批号彼此相识、与外界无关，介数全是零：多半是水军。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '关系进来，名单出去',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '会员与社群', text: '关注、邀请、转发' },
            { name: '匿名化', text: '编号，授权' },
            { name: '图数据库', text: '介数、社群、覆盖', main: true },
            { name: '营销平台', text: '名单，投放，回收' }
          ],
          caption: '每次投放的结果成为新的边，下一次算得更准'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿公开社交网络练手', edition: 'free', text: '供非商业学习。' },
            { need: '一个市场团队，更多图算法', edition: 'paid', text: '单机部署。' },
            { need: '多品牌共用，会员数据分权', edition: 'standard', text: '权限设到点、边、属性。' },
            { need: '全量会员，常算介数与社群', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先找出您的“X”' }
} satisfies SolutionCopy
