import type { SolutionCopy } from '../types'
import { harmless, query, ring, rows, sharedDevices, start, suspects, table } from './graph'

const others = suspects.filter((account) => account !== start)

export default {
  title: '反欺诈：团伙，藏在共用的设备里',
  description:
    '把账户、设备、电话和转账放进同一张图，从一户出发，沿共用关系与资金走到闭环，找出团伙。附图模型、查询与可核对的结果。',
  kicker: '解决方案 · 反欺诈',
  headline: '团伙，\n藏在共用的\n设备里',
  lead: '单看一户，资料和流水都说得过去。把账户、设备、电话和转账放进同一张图，团伙的轮廓就出来了。',
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
      `起点：任取一户，${start}。`,
      `设备D-14：${sharedDevices.get('D-14')?.join('、')}都从它登录。`,
      `设备D-15：${sharedDevices.get('D-15')?.join('、')}都从它登录。`,
      '电话P-24：A04、A08共用，把两组连起来。',
      `${ring.length}笔转账首尾相接，资金转回起点。`,
      `${harmless.join('、')}也共用设备，但没有资金环：不判为团伙。`
    ]
  },
  words: {
    account: '账户',
    device: '设备',
    phone: '电话',
    merchant: '商户',
    loggedIn: '登录',
    registered: '留存',
    paid: '消费',
    transferred: '转账'
  },
  plates: [
    {
      question: '问题在哪？',
      headline: '表里看不出，因为线索在行与行之间',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'rows',
              figure: 'arcs',
              caption: '账户、登录设备、联系电话与最近一笔转账的去向',
              columns: ['账户', '登录设备', '联系电话', '转给'],
              rows: table
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '逐行看，行行正常',
                  text: `${rows.length}行，每行一户。没有重复的账户，也没有异常的字段。按单户规则打分，谁都不会先亮红灯。`
                },
                {
                  title: '把相同的值连起来',
                  text: `蓝弧连的是同一台设备，蓝虚线连的是同一个电话，橙弧是转账。${ring.length}条橙弧首尾相接，正好绕过把这些账户连在一起的共用关系。`
                },
                {
                  title: '共用不等于欺诈',
                  text: `${harmless.join('与')}也共用一台设备，可能只是一家人。只看“共用”会误伤；再要求资金闭环，误伤就少了。`
                },
                { text: '难处在表里：要和自己连接好几次，每多一跳，就多一次连接。图里只是沿着边再走一步。' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '四种顶点，四种边',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：账户登录设备，留存电话，在商户消费，向账户转账'
            },
            {
              kind: 'model',
              rows: [
                ['登录', '账户→设备', '时间、地点'],
                ['留存', '账户→电话', '登记时间'],
                ['消费', '账户→商户', '金额、时间'],
                ['转账', '账户→账户', '金额、时间']
              ],
              found: '转账',
              text: [
                '设备和电话建成顶点，而不是账户的属性。这样“谁和谁共用”不必比对，沿边走一步就到。',
                '边带上时间和金额，查询才能只看最近三十天，或者只看某个数额以上的转账。'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查？',
      headline: '从一户出发，四步找到环',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '取一户', text: `从待审账户${start}开始。`, figure: 'step-1' },
            {
              title: '走一跳',
              text: `设备D-14带出${sharedDevices
                .get('D-14')
                ?.filter((id) => id !== start)
                .join('、')}。`,
              figure: 'step-2'
            },
            {
              title: '再走几跳',
              text: `电话P-24带出A08，设备D-15再带出A07、A11：一共${others.length}户。`,
              figure: 'step-3'
            },
            { title: '验资金', text: `只留转账边：${ring.length}笔首尾相接，成环。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '找环', code: query },
            {
              kind: 'table',
              caption: '查询的结果：环上的账户，按资金经过的次序',
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
      headline: '一张可以核对的子图',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: '看得见的证据',
              text: '结论是一张子图：哪几户、哪台设备、哪几笔转账，审核人员可以逐条核对，也可以直接放进报告。'
            },
            { term: '少误伤', text: '判断依据是结构，不是单个指标。共用设备的家庭和资金成环的团伙，在图上形状不同。' },
            { term: '跟得上变化', text: '换设备、换电话，只是多几个顶点、几条边；模型和查询不用重写。' }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '上接业务系统，下接风控应用',
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
      headline: '看用户数，看权限，看规模',
      blocks: [
        {
          kind: 'editions',
          items: [
            { need: '先用样本数据验证思路', edition: 'free', text: '供非商业学习，足够跑通本页这类查询。' },
            { need: '一个小组在单机上做分析', edition: 'paid', text: '几名分析人员共用，存储不设上限。' },
            {
              need: '风控、审核、开发各看各的',
              edition: 'standard',
              text: '权限设到点、边、属性一级：审核人员看得到关系，看不到不该看的字段。'
            },
            { need: '全行账户，多年交易', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '先看它跑起来' }
} satisfies SolutionCopy
