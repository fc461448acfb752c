import type { SolutionCopy } from '../types'
import { harmless, query, ring, rows, sharedDevices, start, suspects, table } from './graph'

const others = suspects.filter((account) => account !== start)

export default {
  title: '反欺诈：识别共用设备的团伙',
  description: '把账户、设备、电话和转账建成一张图，一条查询识别欺诈团伙。附图模型、查询与可核对的结果。',
  headline: '识别共用设备\n背后的团伙',
  lead: '从一个可疑账户出发，一条查询找出资金环上的账户。共用的设备、电话和转账都在图上，审核人员可以逐边核对。',
  hero: {
    caption: `${rows.length}个账户与它们的关系`,
    reading: `圆上${ring.length}户成环；环外为正常账户`,
    alt: `${rows.length}个账户、共用的设备与电话、商户：中间${ring.length}个账户共用两台设备和一个电话，转账首尾相接成环`,
    legend: [
      { mark: 'account', label: '账户' },
      { mark: 'device', label: '设备' },
      { mark: 'phone', label: '电话' },
      { mark: 'merchant', label: '商户' },
      { mark: 'path', label: '共用' },
      { mark: 'found', label: '资金环' }
    ],
    callouts: [
      `起点：待审账户${start}。`,
      `设备D-14：${sharedDevices.get('D-14')?.join('、')}都从它登录。`,
      `设备D-15：${sharedDevices.get('D-15')?.join('、')}都从它登录。`,
      '电话P-24：A04、A08共用，把两组连起来。',
      `${ring.length}笔转账首尾相接，回到起点账户。`,
      `${harmless.join('、')}也共用设备，但没有资金环：不判为团伙。`
    ]
  },
  answer: {
    caption: '与账户A02互相转账的团伙是哪些账户？',
    columns: ['一圈转账，首尾相接'],
    separator: ' → '
  },
  bring: '账户、登录记录（含设备）、电话登记和转账，加一批已结案的团伙；可以脱敏。',
  words: {
    account: '账户',
    device: '设备',
    phone: '电话',
    merchant: '商户',
    loggedIn: '登录',
    registered: '登记',
    paid: '消费',
    transferred: '转账'
  },
  plates: [
    {
      question: '规则为何漏报？',
      headline: '线索分散在多行，单行规则无法发现',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'rows',
              figure: 'arcs',
              caption: '账户、登录设备、联系电话与最近一笔资金去向',
              columns: ['账户', '登录设备', '联系电话', '资金去向'],
              rows: table
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '逐行检查都正常',
                  text: `${rows.length}行，每行一个账户。单看任何一行，都没有异常值。按单账户规则评分，没有账户触发告警。`
                },
                {
                  title: '关联相同的值',
                  text: `蓝色弧线连接同一台设备，蓝色虚线连接同一个电话，橙色弧线是转账。${ring.length}条橙弧首尾相接，其中每个账户都与环上另一个账户共用设备或电话。`
                },
                {
                  title: '共用不等于欺诈',
                  text: `${harmless.join('与')}也共用一台设备，可能只是家庭成员。仅凭“共用”判断会误报。加上资金成环的条件，本例中${harmless.join('、')}即被排除。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '共用设备的账户，相距两跳',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：账户登录设备，登记电话，在商户消费，向账户转账'
            },
            {
              kind: 'model',
              rows: [
                ['登录', '账户→设备', '时间、地点'],
                ['登记', '账户→电话', '登记时间'],
                ['消费', '账户→商户', '金额、时间'],
                ['转账', '账户→账户', '金额、时间']
              ],
              found: '转账',
              text: [
                '设备和电话建成顶点，而不是账户的属性。两跳即可找到共用的账户，不必比对字段。',
                '边上记录时间和金额，查询即可限定最近三十天，或限定某一金额以上的转账。'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查询？',
      headline: '审核人员四步核对团伙',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '确定起点', text: `从待审账户${start}开始。`, figure: 'step-1' },
            {
              title: '查询两跳',
              text: `设备D-14带出${sharedDevices
                .get('D-14')
                ?.filter((id) => id !== start)
                .join('、')}。`,
              figure: 'step-2'
            },
            {
              title: '再查四跳',
              text: `电话P-24带出A08，设备D-15再带出A07、A11。除A02外，共${others.length}户。`,
              figure: 'step-3'
            },
            { title: '核对资金', text: `只保留转账边：${ring.length}笔首尾相接，形成闭环。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '一条查询得到同样的环：先找资金环，再核对共用', code: query },
            {
              kind: 'table',
              caption: '环上账户，按转账方向排列，附登录设备',
              columns: ['次序', '账户', '转给', '登录设备'],
              rows: ring.map((account, index) => [
                String(index + 1),
                { text: account, mark: 'found' },
                { text: ring[(index + 1) % ring.length] ?? '', mark: 'found' },
                { text: rows.find((row) => row.account === account)?.device ?? '', mark: 'path' }
              ])
            }
          ]
        }
      ]
    },
    {
      question: '得到什么？',
      headline: '审核人员可以逐边核对的团伙',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '可核对的证据',
              text: '查询按转账方向返回账户。共用的设备、电话和每笔转账，审核人员在图上逐边核对。'
            },
            { term: '减少误判', text: '判断依据是关系结构，而非单一指标。共用设备的家庭与资金成环的团伙，在图上结构不同。' },
            {
              term: '适应变化',
              text: '更换设备或电话，只增加少量顶点和边，模型和查询不变。'
            },
            {
              term: '查询的边界',
              text: '查询找出3至6笔转账的环，不比较转账时间；需要时，再加时间条件。提高上限可找更长的环，但每加一笔，路径数可能急剧增加。'
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '连接业务与风控系统',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '业务系统', text: '开户、登录、交易记录' },
            { name: '数据导入', text: '批量装载，或随交易写入' },
            { name: '图数据库', text: '顶点、边与属性；图算法', main: true },
            { name: '驱动', text: 'Java、Python' },
            { name: '风控应用', text: '审核、拦截、报告' }
          ],
          caption: '数据沿箭头流动；关系保存在图数据库里'
        }
      ]
    },
    {
      question: '用哪个版本？',
      headline: '按用户数、权限和规模选择',
      blocks: [
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习图查询', edition: 'free', text: '供非商业学习，足以运行本页的查询。' },
            { need: '小型团队单机分析', edition: 'paid', text: '最多3名用户，存储不设上限。' },
            {
              need: '风控、审核、开发分权使用',
              edition: 'standard',
              text: '权限细化到顶点、边、属性：审核人员可见关系，不可见受限字段。'
            },
            { need: '全行账户，多年交易', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: '怎样衡量？',
      headline: '上线前先定三项指标',
      lead: '上线前后用同一批账户，各测一次。',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: '查准率', text: '查询结果中，经人工核实确为团伙的比例。按周记录，并注明误报原因。' },
            { term: '查全率', text: '用已结案件回放：在当时的数据上，同一条查询能找回多少。' },
            { term: '审核用时', text: '从取得账户到形成结论的时间，上线前后用同一批账户各测一次。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '在演示中运行一遍' }
} satisfies SolutionCopy
