import type { PlatformCopy } from './types'

export default {
  title: '图智能平台',
  description: '分析人员在图上检索、展开和比对，把线索整理成结论。在画布上展开、过滤、按时间回放一条线索。',
  kicker: '产品 · 图智能平台',
  headline: '在图上\n追查线索',
  lead: '分析人员在图上检索、展开和比对关系，把线索整理成结论，不必等待编写查询。',
  demonstration: {
    hint: '点一个顶点，展开它的关系；查一查A1转出的钱去了哪里。',
    vertexKinds: { account: '账户', device: '设备', phone: '电话' },
    filter: '显示的关系',
    kinds: { transfer: '转账', login: '登录', phone: '预留电话' },
    until: '截至{date}',
    alt: '排查画布：{vertices}个顶点，{edges}条边',
    open: '已展开{vertices}个顶点、{edges}条边。继续展开，找到资金的去向。',
    found: '资金回到A1：{path}，{from}至{to}。',
    evidence: '画布上的关系，按日期排列',
    columns: ['日期', '关系', '起点 → 终点', '金额'],
    again: '重新开始'
  },
  problem: {
    question: '问题在哪里？',
    headline: '线索分散，难以关联',
    items: [
      { term: '等待查询', text: '每多查一层关系，都要请开发人员编写查询、等待结果，随后又产生新的问题。' },
      { term: '结果是表格', text: '几百行结果里，关系要人工拼接，也难以展示。' },
      { term: '结论难以复用', text: '排查过程只有经办人清楚，换人就要从头开始。' }
    ]
  },
  how: {
    question: '怎样工作？',
    headline: '从一个名称，到有依据的子图',
    steps: [
      { title: '检索', text: '输入名称、编号或电话，定位到图中的顶点。' },
      { title: '展开', text: '按边的标签、时间、金额逐层展开。' },
      { title: '比对', text: '运行算法，查看两个顶点之间的路径，或连接两个社区的人。' },
      { title: '记录', text: '保存子图、依据和步骤，同事可以继续排查。' }
    ]
  },
  stepsCaption: '同一张图上的一条线索：从一个人查起，到一张可以交付的子图。',
  readings: {
    question: '该用哪种算法？',
    headline: '按问题选择算法',
    lead: '同样十三个人，三种算法得到不同的排名，第四种给出分组。',
    caption: '同样十三个人，三种算法各自的前五名，名下是分数。橙色是介数中心性最高的一个。PageRank迭代10次。',
    alt: '三列名次：度、介数中心性、PageRank各自的前五名；介数中心性最高的一个，在另两列里都排第二',
    rows: [
      ['度', '谁的直接联系最多'],
      ['介数中心性', '谁位于他人之间的最短路径上'],
      ['PageRank', '谁与重要的人相连'],
      ['社区', '哪些人属于同一社区：这里有{circles}个']
    ]
  },
  gains: {
    question: '图分析改变什么？',
    headline: '分析人员可以独立追查',
    items: [
      { term: '即时追问', text: '如示例所示，分析人员自己决定下一步，不必等待编写查询。' },
      { term: '结论带着依据', text: '结论是一张子图。边上记有业务单号，即可追溯到业务记录。' },
      { term: '经验可以复用', text: '记录每一步的起点与条件，同事可以按同样的步骤排查。' },
      { term: '权限先行', text: '先设定谁能查看哪些顶点和边，再开放分析。{elements}的权限细到属性。' }
    ]
  },
  where: {
    question: '用在哪里？',
    headline: '需要人工研判的场景',
    items: [
      { term: '反欺诈与反洗钱', text: '系统报告可疑对象，由分析人员在图上核实后决定。' },
      { term: '企业与授信', text: '股权、任职、担保一并展开，识别实际控制关系和风险传导。' },
      { term: '设备与网络', text: '从一条告警出发，判断影响范围和处理顺序。' },
      { term: '不适合的场景', text: '固定报表和每日固定指标，报表工具更合适。' }
    ]
  },
  more: '效果与用途',
  next: {
    question: '下一步？',
    headline: '查看您的行业方案',
    steps: [
      { kicker: '行业方案', title: '按行业查看图模型和查询', link: '查看方案' },
      { kicker: '图数据库', title: '平台使用的图数据库', link: '查看产品' }
    ]
  }
} satisfies PlatformCopy
