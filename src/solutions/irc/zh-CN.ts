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
  title: '推荐：每条推荐都有理由',
  description: '把用户和选择建成图，查询三跳，找到相似用户选过的商品；每条推荐都附理由。',
  headline: '每条推荐\n都有理由',
  lead: '推荐相似用户选过的商品，而不是人人相同的热销榜。查询先找到有共同选择的用户，再按路径数排序他们的其他选择，路径就是理由。',
  hero: {
    caption: `${people.length}个人、${items.length}件商品、${choices.length}次选择`,
    reading: '从左到右是查询的次序；橙色是推荐理由',
    alt: `图：从A选过的${own.length}件商品查到${alike.length}个偏好相近的人，再到他们另选的商品，其中${best.item}有${best.paths.length}条路径`,
    legend: [
      { mark: 'start', label: '要推荐的人' },
      { mark: 'account', label: '人' },
      { mark: 'merchant', label: '商品' },
      { mark: 'path', label: '经过' },
      { mark: 'found', label: '理由' }
    ],
    callouts: [
      `A选过${own.length}件：${own.join('、')}。`,
      'B和D也选过i1，与A偏好相近。',
      'C与A有两件相同，另选了i4和i5。',
      `${best.item}有${best.paths.length}条路径可达，数量最多。`,
      `${bestSeller.item}最热销，${bestSeller.popularity}人选过，但从A出发只有${bestSeller.paths.length}条路径可达。`,
      'G、H与A没有相同的选择，不参与推荐。'
    ]
  },
  answer: {
    caption: '向A推荐哪件商品，凭什么？',
    columns: ['商品', '路径数', '理由：A选过']
  },
  bring: '一段时间的浏览、购买或收藏记录，加商品的品类与品牌。',
  words: {
    person: '人',
    chosen: 'A选过',
    alike: '相似用户',
    offered: '他们另选',
    matrixReading: '点：选过；圈中数字：路径数',
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
      headline: '查询三跳，按路径数排序',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'A的选择', text: `从A出发，到${own.length}件商品。`, figure: 'step-1' },
            { title: '相似用户', text: `到${alike.length}个与A有共同选择的人。`, figure: 'step-2' },
            { title: '候选商品', text: `到${reachable.length}件A未选过的商品。`, figure: 'step-3' },
            { title: '排序', text: `${best.item}有${best.paths.length}条路径，排名第一。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '推荐及理由', code: query },
            {
              kind: 'table',
              caption: '候选商品：路径数与选过的人数',
              columns: ['商品', '路径数', '人数'],
              rows: scoreRows,
              parts: [
                {
                  text: `按人数排，第一是${bestSeller.item}；按路径数排，第一是${best.item}。前者是整体热销商品，后者更符合A的偏好。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '推荐能否解释？',
      headline: `${best.item}的${best.paths.length}条理由，逐条可查`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `${people.length}个人的选择，与给A的推荐`,
              alt: `矩阵：${people.length}个人对${items.length}件商品；A的一行里${reachable.map(({ item, paths }) => `${item}有${paths.length}条路径`).join('，')}`
            },
            {
              kind: 'table',
              caption: `从A到${best.item}的全部路径`,
              columns: ['序号', '共同选择', '相似用户', '推荐'],
              rows: reasonRows,
              parts: [
                {
                  title: '可以直接展示的理由',
                  text: '“因为您选过i1、i2、i3”：这句理由直接来自路径上的商品。'
                },
                {
                  text: `${unreachable.map(({ item }) => item).join('、')}没有路径可达，因此不推荐。没有路径就没有理由，也就不推荐。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '选择是边，边有权重',
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
                '浏览、加购、购买、退货都是“选择”，权重不同。查询按行为赋予权重，退货计为负值。',
                '新用户没有选择记录，从其浏览的品类和品牌开始查询；新品无人选过，经同品类商品到达。冷启动使用同一张图上的其他边。'
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
      question: '与训练模型相比？',
      headline: '可解释，可即时调整',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '即时生效', text: '新的选择是一条新边，下一次查询即可用到，不必等待重新训练。' },
            { term: '规则写在查询里', text: '排除已购买或缺货的商品，同一品牌最多两件：每条规则都是查询中的一个条件。' },
            { term: '与模型并用', text: '图给出候选和理由，模型负责排序；路径数也可作为模型特征。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '输入用户行为，输出推荐与理由',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '行为日志', text: '浏览、加购、购买' },
            { name: '商品库', text: '品类、品牌、库存' },
            { name: '图数据库', text: '候选与理由', main: true },
            { name: '排序', text: '规则或模型' },
            { name: '页面', text: '推荐位与推荐理由' }
          ],
          caption: '一次推荐就是一次三跳查询'
        },
        {
          kind: 'editions',
          items: [
            { need: '用公开数据集练习', edition: 'free', text: '供非商业学习。' },
            { need: '一个业务团队试用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '多个业务共用，数据分权', edition: 'standard', text: '提供顶点、边、属性级权限。' },
            { need: '全站行为，高并发', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '查看您自己的推荐' }
} satisfies SolutionCopy
