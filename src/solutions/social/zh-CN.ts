import type { SolutionCopy } from '../types'
import {
  betweenness,
  byBetweenness,
  byDegree,
  campaignRows,
  campaigns,
  circles,
  componentsWithout,
  connector,
  covered,
  degree,
  hopsToAll,
  mostFollowed,
  people,
  query,
  rankOf,
  reachQuery,
  ties
} from './graph'

const score = (person: string) => Math.round(betweenness.get(person) ?? 0)
const groups = circles.length - 1
const cut = componentsWithout(connector)
const [fromStar, fromJoint] = campaigns

export default {
  title: '社交营销：触达多个社区',
  description: '用介数中心性找到连接多个社区的关键人，比较从谁开始传播，触达全体所需的跳数最少。',
  headline: '用更少的人\n触达每个社区',
  lead: '用更短的名单触达更多的人。介数中心性找出连接多个社区的关键人，粉丝数只衡量一跳的范围。',
  hero: {
    caption: `${people.length}个人、${ties.length}条关系，${groups}个社区`,
    reading: '圆越大，介数越高；橙色成员连接三个社区',
    alt: `社交图：三个社区经${connector}相连；${mostFollowed}认识的人最多，${connector}的介数最高`,
    legend: [
      { mark: 'account', label: '人' },
      { mark: 'edge', label: '相识' },
      { mark: 'start', label: '认识人最多' },
      { mark: 'answer', label: '介数最高' },
      { mark: 'found', label: 'X的关系' }
    ],
    callouts: [
      `${mostFollowed}认识${degree(mostFollowed)}个人，人数最多，但都在同一社区。`,
      `${connector}只认识${degree(connector)}个人，介数却是${score(connector)}，第一。`,
      '经A3到达第一个社区。',
      '经B2到达第二个社区。',
      '经C2到达第三个社区。',
      'B5位于社区边缘：没有最短路径经过，介数为零。'
    ]
  },
  answer: {
    caption: '谁把不同的社区连在一起？',
    columns: ['人', '介数', '相识人数']
  },
  bring: '成员之间的关注、互动或推荐记录，加一次已结束活动的传播结果。',
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
      question: '只看粉丝数够吗？',
      headline: `人数第${rankOf(byDegree, connector)}，介数第${rankOf(byBetweenness, connector)}`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'ranks',
              caption: '同一批成员的两种排序',
              alt: `坡度图：${connector}按相识人数排第${rankOf(byDegree, connector)}，按介数排第${rankOf(byBetweenness, connector)}；${mostFollowed}从第1降到第${rankOf(byBetweenness, mostFollowed)}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '一跳看人数',
                  text: `${mostFollowed}发布消息，一跳到达${fromStar?.within[0]}人（含本人），三跳仅到达${fromStar?.within[2]}人。其联系人彼此相识，消息大多停留在社区内部。`
                },
                {
                  title: '多跳看位置',
                  text: `${connector}发布消息，一跳仅到达${fromJoint?.within[0]}人，三跳到达全部${fromJoint?.within[2]}人。介数中心性衡量的正是：其他成员之间的最短路径有多少经过此人。`
                },
                {
                  title: '此人退出的影响',
                  text: `去掉${connector}，其余${people.length - 1}人分成${cut.pieces}个互不连通的部分，最大的有${cut.largest}人。客户关系维护应优先覆盖此类成员。`
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
      headline: '比较从谁开始，几跳触达全体',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '从粉丝多的开始', text: `${mostFollowed}，一跳${covered([mostFollowed], 1).length}人。`, figure: 'step-1' },
            {
              title: '多在本社区',
              text: `三跳仍只有${covered([mostFollowed], 3).length}人，${hopsToAll([mostFollowed])}跳才触达全体。`,
              figure: 'step-2'
            },
            { title: '从介数高的开始', text: `${connector}，一跳到三个社区各一人。`, figure: 'step-3' },
            { title: '触达全体', text: `${hopsToAll([connector])}跳到全部${people.length}人。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '介数最高的人', code: query },
            {
              kind: 'table',
              caption: '从不同成员开始，各跳内触达的人数（含起点）',
              columns: ['起点', '1跳', '2跳', '3跳', '触达全体'],
              rows: campaignRows,
              parts: [
                {
                  text: `增加粉丝多的成员，不如选择位置更关键的成员：${byDegree.slice(0, 2).join('和')}两人同时开始，也需${hopsToAll(byDegree.slice(0, 2))}跳才能触达全体。`
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
                  title: '两条查询，先后执行',
                  text: '第一条用图算法给成员排序，第二条计算他们到达的人数。需要随时按分值筛选时，把分值写回顶点，每天更新。'
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
                ['相识', '人—人', '时间、地点、密切程度'],
                ['转发', '人→内容', '时间、来自谁'],
                ['关注', '人→话题', '起始日期'],
                ['所在', '人→地区', '来源']
              ],
              found: '相识',
              text: [
                '关系有疏密之分。密切程度记在边上，计算最短路径时，关系越密切，距离越短。',
                '只使用已获同意的数据，且无须识别身份：凭编号即可计算其在图中的位置。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '一份短名单，每个人都有依据',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '节省预算', text: '名单只包含连接各社区的关键成员，无须群发，预算更集中。' },
            { term: '传播可追踪', text: '传播路径留在图里：消息从哪个社区、经由谁、到达哪个社区，可以逐跳核对。' },
            { term: '识别异常账号', text: '一批账号只在彼此之间相连，不与其他社区相连，可列为待核实的账号。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '输入关系，输出名单',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '会员与社区', text: '关注、邀请、转发' },
            { name: '匿名化', text: '编号，授权' },
            { name: '图数据库', text: '介数、社区、覆盖', main: true },
            { name: '营销平台', text: '名单、投放、反馈' }
          ],
          caption: '每次投放的结果成为新的边，用于下一次计算'
        },
        {
          kind: 'editions',
          items: [
            { need: '用公开社交网络练习', edition: 'free', text: '供非商业学习。' },
            { need: '一个市场团队，更多图算法', edition: 'paid', text: '单机部署，55种图算法，7类。' },
            { need: '多品牌共用，会员数据分权', edition: 'standard', text: '提供顶点、边、属性级权限。' },
            { need: '全量会员，定期计算介数与社区', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '找出您网络中的关键人' }
} satisfies SolutionCopy
