import { editionFacts } from '~/content/editions'
import { formatCount } from '~/lib/format'
import { brand } from '~/ui/brand'
import { accountsSharingDevice, devicesOfAccount, recipientsOfSharing, ringLimit, transfersBack } from './queries'
import { hopDrawing, modelDrawing, ringDrawing } from './transfer-drawings'
import { counts, hops, loginsCsv, ring, start, transfersCsv } from './transfers'
import type { DocumentContent } from './types'

const { devices, sharing, recipients } = hops()
const back = ring('A2', ringLimit)
const { free, paid, standard, advanced } = editionFacts
const list = (codes: string[]) => codes.join('、')

const document: DocumentContent = {
  title: '建立第一张图',
  description: '从顶点、边、属性、标签讲起：为账户、设备和转账建一张小图，一跳一跳地提问，再按用量选择版本。',
  lead: `先认识图的四样东西，再用${counts.accounts}个账户、${counts.devices}台设备画一张小图，一跳一跳地问下去，最后按用量选版本。`,
  blocks: [
    { kind: 'heading', id: 'graph', text: '图是什么' },
    { kind: 'paragraph', text: '图把“谁和谁有什么关系”直接存成数据。它只由四样东西组成。' },
    {
      kind: 'list',
      items: [
        { term: '顶点', text: '要被找到的东西，例如一个账户、一台设备。' },
        { term: '边', text: '两个顶点之间的一次关系，有方向，例如一次登录、一笔转账。' },
        { term: '属性', text: '写在顶点或边上的键和值，例如账户编号、转账金额。' },
        { term: '标签', text: '顶点或边的种类。查询先按标签缩小范围，再看属性。' }
      ]
    },
    {
      kind: 'paragraph',
      text: '在关系表里，关系要等到查询时才用连接（`JOIN`）拼出来；在图里，关系就是一条已经存好的边。问题每深一层，表要多连接一次，图只是多走一步。'
    },

    { kind: 'heading', id: 'model', text: '画出模型' },
    {
      kind: 'paragraph',
      text: '建模先问两个问题：哪些东西要被找到？它们之间发生过什么？前者建成顶点，后者建成边。这张小图只需要两种顶点、两种边。'
    },
    {
      kind: 'figure',
      drawing: modelDrawing({ account: '账户', device: '设备', login: '登录', transfer: '转账' }),
      description: '账户登录设备，账户向账户转账。',
      caption: '图的模型：圆是账户，方是设备。转账从账户指向账户，所以画成一个环回的箭头。',
      legend: []
    },
    {
      kind: 'table',
      caption: '模型里的标签与属性',
      columns: ['标签', '种类', '含义', '属性'],
      rows: [
        ['`Account`', '顶点', '账户', '`code` 编号'],
        ['`Device`', '顶点', '设备', '`code` 编号'],
        ['`LOGGED_IN`', '边', '账户登录设备', '无'],
        ['`TRANSFERRED`', '边', '账户向账户转账', '`amount` 金额']
      ]
    },
    {
      kind: 'paragraph',
      text: '拿不准一个字段该做属性还是顶点，就看它会不会被多方共用。设备会被多个账户共用，应当做顶点；金额只属于这一笔转账，留在边上做属性。'
    },

    { kind: 'heading', id: 'data', text: '备好数据' },
    {
      kind: 'paragraph',
      text: `每种边一张表，一行是一条边。下面是${counts.logins}次登录和${counts.transfers}笔转账，全文都用这一份数据。`
    },
    { kind: 'code', name: 'logins.csv', language: 'csv', code: loginsCsv },
    { kind: 'code', name: 'transfers.csv', language: 'csv', code: transfersCsv },
    {
      kind: 'note',
      title: '示意数据。',
      text: '账户、设备和金额都是为讲解编写的，不来自任何客户。图、表和答案都由这份数据算出。'
    },

    { kind: 'heading', id: 'hops', text: '一跳一跳地问' },
    {
      kind: 'paragraph',
      text: `沿一条边走到下一个顶点，叫一跳。从账户${start}出发，每多问一层，就多走一跳。`
    },
    {
      kind: 'note',
      title: '关于写法。',
      text: `本文的查询用通用图查询记法书写（ISO/IEC 39075 GQL风格），只为说明思路，不是${brand}的查询语法。圆括号里是顶点，方括号里是边，箭头是边的方向。`
    },
    { kind: 'paragraph', text: `第一跳：${start}登录过哪些设备？` },
    { kind: 'code', name: '第一跳', language: 'gql', code: devicesOfAccount },
    { kind: 'paragraph', text: '第二跳：还有谁用过这些设备？登录边这次逆着箭头走。' },
    { kind: 'code', name: '第二跳', language: 'gql', code: accountsSharingDevice },
    { kind: 'paragraph', text: '第三跳：这些账户把钱转给了谁？' },
    { kind: 'code', name: '第三跳', language: 'gql', code: recipientsOfSharing },
    {
      kind: 'figure',
      drawing: hopDrawing((count) => (count === 0 ? '起点' : `${count}跳`)),
      description: `从${start}出发，一跳到${list(devices)}，二跳到${list(sharing)}，三跳到${list(recipients)}。`,
      caption: '从左往右读，每一列是一跳。蓝色是走过的路，橙色是第三跳的答案，箭头上的数字是转账金额。',
      legend: [
        { mark: 'account', label: '账户' },
        { mark: 'device', label: '设备' },
        { mark: 'start', label: '起点' },
        { mark: 'found', label: '查到的' }
      ]
    },
    {
      kind: 'table',
      caption: '每一跳到达的顶点',
      columns: ['跳数', '走的边', '到达'],
      rows: [
        ['0', '无', start],
        ['1', '`LOGGED_IN` 顺箭头', list(devices)],
        ['2', '`LOGGED_IN` 逆箭头', list(sharing)],
        ['3', '`TRANSFERRED` 顺箭头', list(recipients)]
      ]
    },
    {
      kind: 'note',
      title: '共用设备不等于欺诈。',
      text: '一家人也会共用一台设备。共用只是线索，下一步看钱往哪里走。'
    },

    { kind: 'heading', id: 'ring', text: '看钱有没有转回来' },
    {
      kind: 'paragraph',
      text: `跳数不必事先写死。下面的查询从A2出发，走一到${ringLimit}笔转账，看能不能回到A2。花括号里是最少和最多的步数。`
    },
    { kind: 'code', name: '回到起点的转账', language: 'gql', code: transfersBack },
    {
      kind: 'figure',
      drawing: ringDrawing(back),
      description: `转账依次经过${list(back)}，成为一个环。`,
      caption: `同一张图，换一个问题。橙色是查到的环：${back.join('→')}，共${back.length - 1}笔转账。`,
      legend: [{ mark: 'found', label: '查到的环' }]
    },
    {
      kind: 'paragraph',
      text: 'A3和A6转出的钱没有回来，所以不在答案里。用表来问同样的问题，要事先知道环有几步，再写几次自连接。'
    },

    { kind: 'heading', id: 'editions', text: '选一个版本' },
    { kind: 'paragraph', text: '四个版本的差别在用量和权限。先按用途选，再对照上限。' },
    {
      kind: 'table',
      caption: '四个版本的上限',
      columns: ['版本', '图', '存储', '用户', '图算法'],
      rows: [
        [
          '单机免费版',
          `最多${free.graphs}张`,
          `${free.storageGigabytes}\u00a0GB`,
          `${free.users}个`,
          `单机${free.algorithms.count}种，${free.algorithms.types}类`
        ],
        [
          '单机收费版',
          `最多${paid.graphs}张`,
          '不限',
          `最多${paid.users}个`,
          `${paid.algorithms.count}种，${paid.algorithms.types}类`
        ],
        [
          '企业标准版',
          `最多${standard.graphs}张`,
          '不限',
          '不限',
          `${standard.algorithms.count}种，${standard.algorithms.types}类`
        ],
        [
          '企业高级版',
          `最多${advanced.graphs}张`,
          '不限，可分区',
          '不限',
          `分布式${advanced.algorithms.count}种，${advanced.algorithms.types}类`
        ]
      ]
    },
    {
      kind: 'list',
      items: [
        {
          term: '学习和试验',
          text: `选单机免费版（又称先锋版）。供非商业学习使用，最多${formatCount(Number(free.vertices), 'zh-CN')}个顶点、${free.nodes}个集群节点；只有一个管理员用户，权限控制到图。`
        },
        { term: '小团队', text: `选单机收费版。存储不限，最多${paid.users}个用户。` },
        { term: '多人共用', text: '选企业标准版。用户不限，权限细到点、边和属性，可接入LDAP访问控制。' },
        { term: '数据要分区', text: '选企业高级版。分区存储，分片数不限，图算法分布执行；权限与标准版同样精细。' }
      ]
    },

    { kind: 'heading', id: 'next', text: '接下来读什么' },
    {
      kind: 'links',
      items: [
        {
          text: '换成自己的数据再画一遍',
          about: '把账户和设备换成自己业务里的两种东西，回到第2节。',
          to: { section: 'model' }
        },
        { text: '看看图能回答哪些问题', about: '首页把产品、版本和场景画在一处。', to: { page: '/' } }
      ]
    }
  ]
}

export default document
