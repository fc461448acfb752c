import trialPromise from '~/content/trial-promise/zh-CN'
import { brand } from '~/contract/brand'
import type { DatabaseContent } from './types'

export default {
  title: '原生分布式图数据库',
  description: '原生分布式图数据库，支持多跳查询、分区存储和细到属性的权限，提供Java和Python驱动。',
  kicker: '产品 · 图数据库',
  headline: '原生存储关系\n逐跳得到答案',
  lead: `${brand}是原生分布式图数据库。关系存成边，一条查询回答多跳问题。支持单机部署，也支持分区存储。`,
  actions: { start: '建立第一张图', editions: '比较四个版本' },
  model: {
    plate: { question: '图由什么组成？', headline: '顶点、边、标签和属性' },
    number: '图3-4',
    caption: '属性图：两个账户、一台设备、三条边。',
    alt: '两个账户都登录过同一台设备，其中一个账户转账给另一个；账户、设备和转账都带有属性',
    calloutsLabel: '图3-4的编号',
    callouts: [
      '顶点：一个实体，例如账户、设备。',
      '边：一次登录或一笔转账，连接两个顶点。',
      '属性：键和值，顶点和边都可以有，例如转账金额。',
      '标签：圆是账户，方是设备。先按标签筛选，再比较属性。',
      '方向：箭头指向收款方或设备。查询可以沿任一方向遍历。',
      '共用：两个账户指向同一个顶点，不必连接表。'
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
      question: '原生存储有何不同？',
      headline: '沿边读取，不必连接表',
      lead: '关系表用两列相同的值表示关系，每次查询再匹配。原生图存储直接保存边。'
    },
    number: '图1-1',
    caption: '原理示意：18个顶点中的6个，各带自己的边。蓝色是读取的，橙色是结果。',
    alt: '每一行是一个顶点，后面排着它的边；从A1出发的三跳查询只读了其中四行',
    words: { login: '登录', transfer: '转账' },
    near: {
      heading: '每个顶点，一次读取',
      text: '从A1出发，读取A1的边，到达设备AD。再读取AD的边，到达A2和A3。每一跳直接到达下一个顶点，不必在整张表中查找相同的值。'
    },
    cost: {
      heading: '代价取决于邻居，不取决于全图',
      text: '问题：与A1共用设备的账户，向哪些账户转过账？查询{hops}跳，读取{vertices}个顶点中的{rows}个。图再大，只要这些顶点的边不变，读取量也不变。'
    },
    limits: {
      heading: '提前拆分超级顶点',
      text: '若一个顶点有一百万条边，展开它的查询最多要读取一百万条。建模时按时间或类型拆分，查询时限定标签和方向。'
    }
  },
  query: {
    plate: {
      question: '怎样查询？',
      headline: '一条查询回答三跳问题',
      lead: '问题：与A1共用设备的账户，向哪些账户转过账？每一跳沿一种标签的边。'
    },
    steps: [
      { title: '从{start}开始', text: '查询从一个已知的顶点出发。' },
      { title: '它用过的设备', text: '沿登录边，到{found}。' },
      { title: '用过该设备的账户', text: '沿登录边反向，到{found}。' },
      { title: '收款的账户', text: '沿转账边，答案是{found}。' }
    ],
    code: '三跳查询',
    hint: '与A1共用设备的账户，向哪些账户转过账？运行查询，再改一改它。',
    alt: '账户A1、它登录的设备、同样登录该设备的账户，以及它们转账到的账户；橙色是答案',
    note: '查询使用openCypher。',
    separator: '和'
  },
  partition: {
    plate: {
      question: '怎样扩展？',
      headline: '用分区存储扩展容量',
      lead: '图超出一台服务器时，存入多个分区。遍历跨分区边可能增加一次网络往返，合理的分区把关联紧密的顶点放在一起。'
    },
    word: '分区',
    inTurn: {
      number: '图3-1',
      caption: '按编号轮流分配：{edges}条边，{cut}条跨分区（蓝色）。',
      alt: '十八个顶点按编号轮流分配到三个分区，大部分边跨过分区'
    },
    byGroup: {
      number: '图3-2',
      caption: '关联紧密的顶点放在一起：{edges}条边，{cut}条跨分区。',
      alt: '同样的十八个顶点，把相连的放进同一个分区，只有少数边跨过分区'
    },
    why: {
      heading: '为什么分区',
      text: '一是扩展容量，二是多台服务器并行计算。全图算法（例如PageRank）的每轮迭代，各分区分别计算，再沿跨分区边交换数值。'
    },
    how: {
      heading: '怎样分区更好',
      text: '两张图的顶点和边完全相同，{edges}条边中跨分区的从{inTurn}条降到{byGroup}条。跨分区边越少，多跳查询的网络等待越少；各分区大小相近，负载才均衡。带上一份样本图，我们与您一起统计跨分区边。'
    },
    which: { heading: '哪个版本支持', text: '{editions}支持分区存储，分区数不限。' }
  },
  permissions: {
    plate: {
      question: '谁能看到什么？',
      headline: '权限细到每个属性',
      lead: '按角色授权整张图，或细到顶点、边和属性，取决于版本。'
    },
    number: '图3-3',
    caption: '同一组数据：风控看到全部，客服看不到转账（淡线）。',
    alt: '左边的人看到登录和转账，右边的人只看到登录',
    words: { all: '风控', part: '客服' },
    graphs: { heading: '图级权限', text: '按角色决定谁能打开哪一张图。{editions}支持这一级，唯一的用户是管理员。' },
    elements: {
      heading: '顶点、边、属性级权限',
      text: '同一张图里，可以只开放某类顶点、某类边，或隐藏一个属性，例如转账金额。{editions}支持这一级，并支持LDAP访问控制。'
    }
  },
  integration: {
    plate: { question: '怎样接入？', headline: '用工具导入，用驱动查询' },
    stages: {
      sources: { name: '业务系统', text: '账户、登录、交易记录，每种顶点或边一张表' },
      import: { name: '数据导入工具', text: '版本{version}' },
      database: { name: '图数据库', text: '版本{version}，存储、查询、图算法' },
      drivers: { name: 'Java、Python驱动', text: '版本{version}，连接一台服务器' },
      applications: { name: '您的应用', text: '风控、推荐、调度、问答' }
    },
    note: '数据沿箭头流动；关系只存储一次，供所有应用使用。'
  },
  architecture: {
    plate: { question: '由哪些部分组成？', headline: '从驱动到磁盘的架构' },
    figure: '组成与调用关系',
    alt: '自上而下的组成部分，上一层调用下一层',
    storage: '存储',
    replication: '副本',
    isolation: '事务隔离',
    failover: '故障切换',
    backup: '集群备份'
  },
  algorithms: {
    plate: {
      question: '有哪些算法？',
      headline: '图算法：用途与开销',
      lead: '下面列出{editions}的{count}种算法。V是顶点数，E是边数，k是迭代轮数。'
    },
    counts: { caption: '各版本的算法数', columns: ['版本', '算法', '类型'] },
    columns: ['算法', '计算什么', '开销', '参数', '版本', '运行'],
    separator: '、',
    run: '运行'
  },
  platforms: {
    plate: { question: '运行在哪里？', headline: '平台、驱动与集成', lead: '安装前逐项核对。' },
    systems: { caption: '操作系统与处理器', column: '操作系统', supported: '支持', unsupported: '不支持' },
    drivers: { caption: '驱动', columns: ['包名', '语言', '驱动版本', '连接的版本', '参考'], reference: '阅读文档' },
    images: { caption: '容器镜像', columns: ['镜像', '版本'] },
    integrations: { caption: '集成', columns: ['系统', '用途'] }
  },
  editions: {
    plate: {
      question: '选哪个版本？',
      headline: '四个版本，按需选择',
      lead: '先看图数量、存储和用户；权限与算法，见完整对比。'
    },
    columns: ['版本', '适合', '图', '存储', '用户'],
    link: '填写需求，匹配合适的版本'
  },
  more: '分区、权限、接入与平台',
  next: {
    plate: { question: '下一步？', headline: '建立第一张图，再选版本', lead: trialPromise },
    learn: { kicker: '动手体验', title: '建立第一张图', link: '阅读入门文档' },
    choose: { kicker: '选择版本', title: '按需求选择版本', link: '打开版本选择工具' },
    related: '相关页面',
    why: `为什么选择${brand}`,
    what: '什么是图数据库'
  }
} satisfies DatabaseContent
