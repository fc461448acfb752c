import { brand } from '~/contract/brand'
import type { DatabaseContent } from './types'

export default {
  title: '图数据库：存什么，怎么查',
  description:
    '图数据库把顶点、边和属性直接存下来：边挨着它的点，查询沿边一跳一跳地走。这里画出数据怎样存、怎样查、怎样分区、权限管到哪里。',
  kicker: '产品 · 图数据库',
  headline: '关系，\n就存成关系',
  lead: `账户、设备、企业是点，登录、转账、持股是边。${brand}是原生分布式图数据库：边是写好的数据，不必等到查询时再去拼接。`,
  actions: { start: '建立第一张图', editions: '比较四个版本' },
  model: {
    number: '图1-1',
    caption: '一小块属性图：两个账户、一台设备、三条边。示意数据。',
    alt: '两个账户都登录过同一台设备，其中一个账户转账给另一个；账户、设备和转账都带有属性',
    calloutsLabel: '图1-1的编号',
    callouts: [
      '顶点：要查的对象，一个账户、一台设备。',
      '边：一次登录、一笔转账，连着两个顶点。',
      '属性：键和值。点上有，边上也有，例如转账的金额。',
      '类型：圆是账户，方是设备。先按类型收窄，再看属性。',
      '方向：箭头指向对方。查询可以顺着走，也可以逆着走。',
      '共用：两条登录指向同一台设备，不用推算，读出来就是。'
    ],
    words: {
      account: '账户',
      device: '设备',
      login: '登录',
      transfer: '转账',
      accountProperties: ['编号：A1', '状态：正常'],
      deviceProperties: ['编号：AD', '类型：手机'],
      transferProperties: ['金额：3200', '时间：9月2日']
    }
  },
  storage: {
    plate: {
      question: '怎么存？',
      headline: '边，挨着它的点存',
      lead: '表把关系拆成两列相同的值，查的时候再对上。原生的图存储不拆：一个顶点，后面就是它的边。'
    },
    number: '图1-2',
    caption: '六个顶点和各自的边。蓝色是读过的，橙色是找到的，其余没有碰。示意数据。',
    alt: '每一行是一个顶点，后面排着它的边；从A1出发的三跳查询只读了其中四行',
    words: { login: '登录', transfer: '转账' },
    near: {
      heading: '走一跳，读一行',
      text: '从A1出发，读A1后面的边，就到了设备AD；再读AD后面的边，就到了A2和A3。每一步都知道下一步在哪里，不用到整张表里找相同的值。'
    },
    cost: {
      heading: '代价看邻居，不看全图',
      text: '图里的问题走了{hops}跳，读了{rows}行，而整张图有{vertices}个顶点。图再大十倍，只要这几个点的边没有变多，要读的还是这几行。'
    },
    limits: {
      heading: '边多的点，要留意',
      text: '一个点有一百万条边，走到它就要面对一百万条边。建模时把这类热点想清楚，比事后加机器有用。'
    }
  },
  query: {
    plate: {
      question: '怎么查？',
      headline: '从一点出发，走三跳',
      lead: '问题是：与A1共用设备的账户，把钱转给了谁？一跳走一种边，每一跳的结果都画在图上。'
    },
    steps: [
      { title: '从{start}开始', text: '查询从一个已知的点出发，其余的点先不看。' },
      { title: '它用过的设备', text: '沿登录边走出去，到{found}。' },
      { title: '还有谁用过', text: '沿登录边逆着箭头走回来，到{found}。' },
      { title: '钱转给了谁', text: '沿转账边走出去，答案是{found}。' }
    ],
    code: '三跳查询',
    note: '代码用通用的图查询写法（ISO/IEC 39075 GQL风格），只说明思路，不代表本产品的查询语法。',
    sample: '示意数据',
    separator: '和'
  },
  partition: {
    plate: {
      question: '装不下怎么办？',
      headline: '切开存，先数切断几条边',
      lead: '一张图大过一台服务器，就要分到几个分区里。点好分，边难分：两头不在一处的边，查询走过去要多一次网络来回。'
    },
    word: '分区',
    inTurn: {
      number: '图1-3',
      caption: '按编号轮流放：{edges}条边，{cut}条跨分区（蓝色）。示意数据。',
      alt: '十八个顶点按编号轮流放进三个分区，大部分边跨过分区'
    },
    byGroup: {
      number: '图1-4',
      caption: '把常来往的放在一起：{edges}条边，{cut}条跨分区。示意数据。',
      alt: '同样的十八个顶点，把相连的放进同一个分区，只有少数边跨过分区'
    },
    why: {
      heading: '为什么要切',
      text: '一是装得下，二是几台服务器可以同时算。全图的算法，例如PageRank，每个分区各算各的一份，再交换边界上的结果。'
    },
    how: {
      heading: '怎么切才好',
      text: '两张图的点和边一模一样，{edges}条边里跨分区的从{inTurn}条降到{byGroup}条。跨分区的边越少，多跳查询越少等网络；各分区大小相近，才不会有一台忙、其余闲。'
    },
    which: { heading: '哪一版支持', text: '规格里列出分区存储的是{editions}，分片数不限。' }
  },
  permissions: {
    plate: {
      question: '谁能看到什么？',
      headline: '同一张图，各看各的',
      lead: '关系数据连得越多，越要分清谁能看哪一段。权限可以管在两级上。'
    },
    number: '图1-5',
    caption: '同一组数据：风控看到全部，客服看不到转账（淡线）。示意数据。',
    alt: '左边的人看到登录和转账，右边的人只看到登录',
    words: { all: '风控', part: '客服' },
    graphs: { heading: '管到图', text: '按角色决定谁能打开哪一张图。打开了，就看得到全部。{editions}是这一级。' },
    elements: {
      heading: '管到点、边、属性',
      text: '同一张图里，可以只给看某类点、某类边，甚至只遮住一个属性，例如转账的金额。{editions}是这一级，并支持LDAP访问控制：人和组取自企业目录，不必另建一套。'
    },
    unstated: { heading: '规格未列出', text: '{editions}的权限级别，规格没有写。需要时请先确认。' }
  },
  integration: {
    plate: { question: '怎么接进来？', headline: '导入工具管进，驱动管出' },
    stages: {
      sources: { name: '业务系统', text: '账户、登录、交易记录，每种边一张表' },
      import: { name: '数据导入工具', text: '版本{version}' },
      database: { name: '图数据库', text: '版本{version}，存储、查询、图算法' },
      drivers: { name: 'Java、Python驱动', text: '版本{version}（单机版）' },
      applications: { name: '您的应用', text: '风控、推荐、调度、问答' }
    },
    note: '图1-6：数据沿箭头流动；关系只在中间建一次，其后的应用都能用。'
  },
  editions: {
    plate: {
      question: '从哪一版开始？',
      headline: '四个版本，同一种数据',
      lead: '模型和查询的思路不变，变的是上限和能力。'
    },
    columns: ['版本', '适合', '图', '存储', '用户'],
    link: '填需求，找出够用的最小一版'
  },
  next: {
    plate: { question: '下一步？', headline: '自己建一张，最快明白' },
    learn: { kicker: '先动手', title: '建立第一张图', link: '读入门文档' },
    choose: { kicker: '再选版', title: '按需求选出版本', link: '打开选版' },
    related: '相关页面',
    why: '为什么选这个图数据库',
    what: '什么是图数据库'
  }
} satisfies DatabaseContent
