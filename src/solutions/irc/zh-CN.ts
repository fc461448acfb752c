import type { SolutionCopy } from '../types'
import {
  alike,
  best,
  bestSeller,
  choices,
  items,
  own,
  people,
  query,
  reachable,
  reasonRows,
  scoreRows,
  unreachable
} from './graph'

export default {
  title: '推荐：他还会喜欢什么，为什么',
  description: '把人和选择画成图，从一个人出发走两跳，到和他口味相近的人选过的东西；每条推荐都附得出理由。',
  kicker: '解决方案 · 推荐',
  headline: '推荐什么，\n为什么',
  lead: '热销榜对每个人说同样的话。从一个人选过的东西出发，走到也选了它们的人，再走到那些人另外选的，推荐就从他自己开始，理由也在路上。',
  hero: {
    caption: `${people.length}个人、${items.length}件商品、${choices.length}次选择`,
    reading: '从左到右是走的次序；橙色是推荐它的理由',
    alt: `图：从A选过的${own.length}件商品走到${alike.length}个口味相近的人，再到他们另外选的商品，其中${best.item}有${best.ways.length}条路`,
    legend: [
      { mark: 'start', label: '要推荐的人' },
      { mark: 'account', label: '人' },
      { mark: 'merchant', label: '商品' },
      { mark: 'path', label: '走过' },
      { mark: 'found', label: '理由' }
    ],
    callouts: [
      `A选过${own.length}件：${own.join('、')}。`,
      'i1也有B和D选过：他们和A有一点像。',
      'C与A有两件相同，另选了i4和i5。',
      `${best.item}有${best.ways.length}条路走到，理由最多。`,
      `${bestSeller.item}最热销，${bestSeller.popularity}人选过，但和A只有${bestSeller.ways.length}条路相连。`,
      'G、H与A没有相同的选择，不参与推荐。'
    ]
  },
  words: {
    person: '人',
    chosen: '他选过',
    alike: '也选了的人',
    offered: '另外选了',
    matrixReading: '点：选过；圈中数字：走到的路数',
    item: '商品',
    category: '品类',
    brand: '品牌',
    chose: '选择',
    in: '属于',
    by: '出自'
  },
  plates: [
    {
      id: 'query',
      question: '怎样推荐？',
      headline: '走两跳，数一数有几条路',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '他选过什么', text: `从A出发，到${own.length}件商品。`, figure: 'step-1' },
            { title: '谁也选了', text: `到${alike.length}个人，口味各有几分像。`, figure: 'step-2' },
            { title: '他们还选了', text: `到${reachable.length}件A没选过的。`, figure: 'step-3' },
            { title: '数路', text: `${best.item}有${best.ways.length}条，排第一。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '推荐及理由', code: query },
            {
              kind: 'table',
              caption: '候选商品：走到的路数，与选过的人数',
              columns: ['商品', '路数', '人数'],
              rows: scoreRows,
              parts: [
                { text: `按人数排，第一是${bestSeller.item}；按路数排，第一是${best.item}。前者是大家喜欢的，后者是他会喜欢的。` }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '理由说得出吗？',
      headline: `${best.item}的${best.ways.length}条理由，条条可查`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `${people.length}个人的选择，与给A的推荐`,
              alt: `矩阵：${people.length}个人对${items.length}件商品；A的一行里${reachable.map(({ item, ways }) => `${item}有${ways.length}条路`).join('，')}`
            },
            {
              kind: 'table',
              caption: `从A走到${best.item}的每一条路`,
              columns: ['序号', '共同选的', '相近的人', '推荐'],
              rows: reasonRows,
              parts: [
                {
                  title: '写得进页面的一句话',
                  text: '“因为您选过i1、i2、i3”：这句话不是另编的，就是路上经过的商品。'
                },
                {
                  text: `${unreachable.map(({ item }) => item).join('、')}没有路走到，不会被推荐。没有理由的推荐，在图上根本走不到。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '选择是边，边有轻重',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['选择', '人→商品', '时间、方式、评分'],
                ['属于', '商品→品类', '主次'],
                ['出自', '商品→品牌', '年份']
              ],
              found: '选择',
              text: [
                '看过、加购、买过、退掉，都是“选择”，轻重不同。查询里给它们不同的权，退掉的给负数。',
                '新人没有选择，就从他看的品类、品牌走起；新品没有人选过，就从同类走到它。冷启动也是走路，只是换条边。'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，三种边',
              alt: '图模型：人选择商品，商品属于品类，出自品牌'
            }
          ]
        }
      ]
    },
    {
      question: '比起黑箱？',
      headline: '可以解释，也可以当场调',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '刚点就变', text: '新的选择是一条新边，下一次查询就走得到，不等夜里重新训练。' },
            { term: '规则写在查询里', text: '不推已买过的、不推缺货的、同一品牌最多两件：都是查询里的一句条件。' },
            { term: '与模型并用', text: '图给出候选和理由，模型负责排序；路数、共同好友数也是模型的好特征。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '行为进来，推荐和理由出去',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '行为日志', text: '浏览、加购、购买' },
            { name: '商品库', text: '品类、品牌、库存' },
            { name: '图数据库', text: '候选与理由', main: true },
            { name: '排序', text: '规则或模型' },
            { name: '页面', text: '推荐位，一句理由' }
          ],
          caption: '一次推荐就是一次两跳查询'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿公开数据集练手', edition: 'free', text: '供非商业学习。' },
            { need: '一个业务团队试用', edition: 'paid', text: '单机部署。' },
            { need: '多个业务共用，数据分权', edition: 'standard', text: '权限设到点、边、属性。' },
            { need: '全站行为，高并发', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先给自己推荐一次' }
} satisfies SolutionCopy
