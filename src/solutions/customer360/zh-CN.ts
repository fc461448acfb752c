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
  title: '客户360：归并同一客户的记录',
  description: '按共用的电话、邮箱和设备关联各系统的客户记录，归并同一客户，避免误并，每次归并都附依据。',
  headline: '跨系统识别\n同一位客户',
  lead: '同一位客户在CRM、商城、App和客服各有一份记录，编号不同，联系方式也不完全相同。用共用的电话、邮箱和设备关联，一条查询归并全部记录，路径就是依据。',
  hero: {
    caption: `四个系统的${records.length}份记录与它们的标识`,
    reading: '圆周为记录，按系统分列四角；圆内为共用标识',
    alt: `四个系统共${records.length}份记录，经共用的电话、邮箱、设备连成${persons.length}个人；橙色的${person.length}份属于同一个人`,
    legend: [
      { mark: 'start', label: '查询起点' },
      { mark: 'account', label: '记录' },
      { mark: 'phone', label: '电话' },
      { mark: 'merchant', label: '邮箱' },
      { mark: 'asset', label: '设备' },
      { mark: 'found', label: '同一个人' }
    ],
    callouts: [
      'App中的A1：只有一台设备和一个电话。',
      '设备d1也登录过商城账户S4。',
      '邮箱e3关联商城账户与客服工单。',
      `${farthest.length - 1}跳到达CRM中的K1，其中有证件号。`,
      `电话${ambiguous.join('、')}出现在三份记录中，是公司总机，不作为依据。`,
      `T2与K2、S2、A2是另一个人：共${persons[1]?.length}份记录。`
    ]
  },
  answer: {
    caption: '哪些记录与App里的A1是同一位客户？',
    columns: ['系统', '记录'],
    names: { shop: '商城', desk: '客服', crm: 'CRM' }
  },
  bring: '各系统的客户记录和标识，例如电话、邮箱、设备；可以做单向散列。',
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
      question: '两两比对为何不够？',
      headline: '两份记录没有相同字段，也可能是同一人',
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
                  title: '两两比对只看一跳',
                  text: `此人有${person.length}份记录，两两组合${allPairs}对，直接有相同标识的只有${directHere}对。其余须经其他记录才能关联，规则再细也无法比对出来。`
                },
                {
                  title: '连通即同一客户',
                  text: `A1与K1之间隔着${farthest.length - 2}个顶点：${farthest.join('—')}。每一跳都是共用的标识，整条路径就是归并依据。`
                },
                {
                  title: '防止误并',
                  text: `若计入总机${ambiguous.join('、')}，${persons.length}个人会并成${personsOfAll.length}个。共用记录过多的标识不作为依据；在图上，统计其边数即可判断。`
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
      headline: '从一份记录找到同一人全部记录',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '取一份记录', text: 'App中的A1。', figure: 'step-1' },
            { title: '相邻的记录', text: '同一台设备：商城的S4。', figure: 'step-2' },
            { title: '再扩一跳', text: '同一个邮箱：客服的T1。', figure: 'step-3' },
            { title: '直到没有新记录', text: `共${person.length}份记录，归于一人。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '同一个人的记录', code: query },
            {
              kind: 'table',
              caption: '归并的结果',
              columns: ['系统', '记录', '依据标识', '新增信息'],
              rows: personRows({ crm: 'CRM', shop: '商城', app: 'App', desk: '客服' }),
              parts: [
                {
                  text: `${person.length}份记录合计包含此人的${personIdentifiers.length}个标识。客服接听电话时，即可看到商城订单和App设备。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '保留原记录，只增加一条边',
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
                '各系统的记录原样保留，“归于”是计算得出的边。如有误并，删除该边即可拆分，不必恢复被覆盖的字段。',
                '标识是顶点，一跳即可查到哪些记录共用它、共有多少。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '一位客户，每次归并都有依据',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '归并可解释', text: '每次归并都保留路径。客户询问归并原因时，这几条边就是答案。' },
            { term: '按授权使用', text: '标识上可以记录授权的范围与期限；查询跳过未授权的标识，归并范围由授权决定。' },
            { term: '增量归并', text: '新记录写入后，只查询它关联的标识，不必重跑全量比对。' }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '汇入各系统记录，返回统一编号',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CRM、商城、App、客服', text: '记录与标识' },
            { name: '清洗', text: '格式统一，加密' },
            { name: '图数据库', text: '连通分量，归并与拆分', main: true },
            { name: '营销与客服', text: '统一视图' }
          ],
          caption: '各系统编号保持不变，图中增加统一的客户顶点'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '市场部门内部分析', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '证件与订单分权查看', edition: 'standard', text: '提供顶点、边、属性级权限和LDAP访问控制。' },
            { need: '全量客户，实时归并', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先统计您的重复客户' }
} satisfies SolutionCopy
