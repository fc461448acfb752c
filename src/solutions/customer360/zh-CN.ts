import type { SolutionCopy } from '../types'
import {
  ambiguous,
  direct,
  farthest,
  person,
  personIdentifiers,
  personRows,
  persons,
  personsOfAll,
  query,
  records
} from './graph'

const directHere = direct.filter(([a]) => person.includes(a)).length
const allPairs = (person.length * (person.length - 1)) / 2

export default {
  title: '客户360：几份记录，一个人',
  description: '把各系统的客户记录和电话、邮箱、设备连成图，沿共用的标识走到底，把同一个人的记录归到一起，又不误并。',
  kicker: '解决方案 · 客户360',
  headline: '几份记录，\n一个人',
  lead: 'CRM、商城、App、客服，各有一份“他”。编号各编各的，电话换过，邮箱有两个。把记录和标识连成图，顺着共用的标识走，就知道哪些其实是同一个人。',
  hero: {
    caption: `四个系统的${records.length}份记录与它们的标识`,
    reading: '圆周上是记录，按系统分四角；圆内是共用的标识',
    alt: `四个系统共${records.length}份记录，经共用的电话、邮箱、设备连成${persons.length}个人；橙色的${person.length}份属于同一个人`,
    legend: [
      { mark: 'start', label: '要问的记录' },
      { mark: 'account', label: '记录' },
      { mark: 'phone', label: '电话' },
      { mark: 'merchant', label: '邮箱' },
      { mark: 'asset', label: '设备' },
      { mark: 'found', label: '同一个人' }
    ],
    callouts: [
      'App里的A1：只知道设备和一个电话。',
      '设备d1也登录过商城账户S4。',
      '邮箱e3把商城与客服工单连起来。',
      `走${farthest.length - 1}步，到了CRM里的K1：那里有证件号。`,
      `电话${ambiguous.join('、')}三份记录都有，是公司总机，不作依据。`,
      `T2与K2、S2、A2是另一个人：共${persons[1]?.length}份记录。`
    ]
  },
  words: {
    crm: 'CRM',
    shop: '商城',
    app: 'App',
    desk: '客服',
    matrixReading: '点：有相同标识；框：同一个人',
    record: '记录',
    system: '系统',
    identifier: '标识',
    person: '人',
    from: '来自',
    holds: '含有',
    is: '归于'
  },
  plates: [
    {
      question: '两两比对不行吗？',
      headline: '两份记录毫无相同，仍是一个人',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `${records.length}份记录两两比对；框内为同一个人`,
              alt: `矩阵：${records.length}份记录两两比对，${direct.length}对有相同标识，连成${persons.length}个方框`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '比对只看得见一步',
                  text: `这个人有${person.length}份记录，两两${allPairs}对，直接有相同标识的只有${directHere}对。其余的要经过别的记录才连得上，比对规则再细也比不出来。`
                },
                {
                  title: '连通才是“同一个人”',
                  text: `A1与K1之间隔着${farthest.length - 2}个顶点：${farthest.join('—')}。每一步都有共用的标识作证，整条路就是归并的理由。`
                },
                {
                  title: '也要防误并',
                  text: `若把总机${ambiguous.join('、')}也算上，${persons.length}个人会并成${personsOfAll.length}个。被太多记录共用的标识不作依据：在图上就是看它连着几条边。`
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
      headline: '从一份记录走到一个人',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '取一份记录', text: 'App里的A1。', figure: 'step-1' },
            { title: '走到相邻记录', text: '同一台设备：商城的S4。', figure: 'step-2' },
            { title: '再走一圈', text: '同一个邮箱：客服的T1。', figure: 'step-3' },
            { title: '走到没有新的', text: `共${person.length}份记录，归于一人。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '同一个人的记录', code: query },
            {
              kind: 'table',
              caption: '归并的结果',
              columns: ['系统', '记录', '作证的标识', '新得到的'],
              rows: personRows({ crm: 'CRM', shop: '商城', app: 'App', desk: '客服' }),
              parts: [
                {
                  text: `${person.length}份记录合起来，一共知道他的${personIdentifiers.length}个标识。客服接起电话，就看得见商城的订单和App的设备。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '记录不改，只添一条“归于”',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，三种边',
              alt: '图模型：记录来自系统，含有标识，归于人'
            },
            {
              kind: 'model',
              rows: [
                ['含有', '记录→标识', '首次、最近出现'],
                ['来自', '记录→系统', '源主键'],
                ['归于', '记录→人', '依据、时间']
              ],
              found: '归于',
              text: [
                '各系统的记录原样保留，“归于”是算出来的边。发现并错了，删一条边就拆得开，不必找回被覆盖的字段。',
                '标识是顶点，谁共用它、共用的人有多少，一步就数得出。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '一个人，和全部理由',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '说得清为什么', text: '每次归并都留着走过的路径。客户来问“你们怎么知道是我”，答案就是那几条边。' },
            { term: '按授权使用', text: '标识上可以记同意的范围与期限；查询时不走没有授权的边，合并到哪里由授权决定。' },
            { term: '实时跟上', text: '新记录进来，只看它碰到了谁，不用整夜重跑一遍全量比对。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '接住各系统的记录，交回一个编号',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CRM、商城、App、客服', text: '记录与标识' },
            { name: '清洗', text: '格式统一，加密' },
            { name: '图数据库', text: '连通分量，归并与拆分', main: true },
            { name: '营销与客服', text: '统一视图' }
          ],
          caption: '各系统照旧各管各的编号，图里多一个共同的人'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿脱敏样本试归并', edition: 'free', text: '供非商业学习。' },
            { need: '市场部门自己分析', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '谁能看证件、谁只看订单', edition: 'standard', text: '权限设到点、边、属性，接入LDAP。' },
            { need: '全量客户，实时归并', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先数数您有几个“他”' }
} satisfies SolutionCopy
