import type { ApplianceCopy } from './types'

export default {
  title: 'AI算力一体机',
  description: '软硬件一体交付的AI算力设备。了解导入、多跳查询、图算法和模型推理各用哪些资源，怎样估算容量。',
  kicker: '产品 · AI算力一体机',
  headline: '按负载\n配置一体机',
  lead: '软硬件一体交付，用于图查询与模型推理。填入您的数据量和负载，估算磁盘、内存、处理器和加速卡，再与我们商定配置。',
  demonstration: {
    hint: '改成您自己的数字，结果随之重新计算。',
    groups: { data: '数据', load: '高峰负载', model: '大模型' },
    quantities: {
      vertices: { label: '顶点', unit: '百万' },
      edges: { label: '边', unit: '百万' },
      properties: { label: '每个顶点、每条边的属性', unit: '字节' },
      copies: { label: '副本', unit: '份' },
      share: { label: '常驻内存的数据', unit: '%' },
      rate: { label: '每秒查询', unit: '次' },
      time: { label: '一次查询的处理器时间', unit: '毫秒' },
      utilization: { label: '处理器利用率上限', unit: '%' },
      parameters: { label: '参数', unit: '十亿' },
      precision: { label: '每个参数', unit: '字节' }
    },
    border: '您的机房',
    parts: { disk: '磁盘', memory: '内存', processor: '处理器', accelerator: '加速卡' },
    formulas: {
      disk: '（{vertices} × {vertexBytes} + {edges} × {edgeBytes}）字节 × {copies}份',
      memory: '（{vertices} × {vertexBytes} + {edges} × {edgeBytes}）字节 × {share}%',
      processor: '每秒{rate}次 × {time}毫秒 ÷ {utilization}%',
      accelerator: '{parameters} × {precision}字节'
    },
    cores: '{count}核',
    usedBy: '主要用于：',
    works: { import: '导入数据', query: '多跳查询', algorithm: '全图算法', answer: '模型推理' },
    range: '请填{least}到{most}之间的数。',
    incomplete: '请先改正标出的数字。',
    note: '未计索引、日志、压缩、模型的上下文缓存和预留空间。属性的字节数和一次查询的处理器时间，请用您的数据实测。'
  },
  problem: {
    question: '问题在哪里？',
    headline: '自行拼装算力费时费力',
    items: [
      { term: '数据不能外送', text: '客户、账务、图纸等数据按规定不能离开机房，无法使用云上的大模型。' },
      { term: '拼装费时', text: '服务器、数据库、大模型分别采购，版本与驱动须匹配，出现问题难以界定责任。' },
      { term: '算力配比难', text: '查询依赖内存，模型推理依赖加速卡。按一种负载配置，另一种会闲置或不足。' }
    ]
  },
  how: {
    question: '怎样工作？',
    headline: '从估算到第一个答案',
    steps: [
      { title: '估算容量', text: '按顶点、边和副本估算磁盘，按数据量和并发估算内存，按并发和大模型的规模估算加速卡。' },
      { title: '部署', text: '上架、通电、接入网络。' },
      { title: '接入数据', text: '从业务系统导入，建图并设置权限。' },
      { title: '验证', text: '用一个真实问题测试，对照出处核对答案。' }
    ]
  },
  size: {
    question: '需要多大容量？',
    headline: '先估算数据量',
    lead: '按此估算：顶点含编号和属性；边在两端各记一次，属性只存一份。合计乘以副本数，得到压缩前的数据量。',
    caption: '一个顶点、一条边各占多少字节，按比例绘制；重叠的是副本。',
    alt: '两条按字节比例绘制的记录：顶点由编号和属性组成，边由两端各一次的记录和属性组成，各存三份',
    words: { vertex: '一个顶点', edge: '一条边', identifier: '编号', end: '一端', properties: '属性', copies: '{copies}份' },
    note: '假设：编号{identifier}字节，每个顶点、每条边的属性{properties}字节，{copies}份副本。边在每一端的记录含两个编号，属性不重复计入。3份副本按多台服务器部署估算：同一台服务器内的副本不能防范整机故障。索引、日志和预留空间另计。实际大小取决于属性和压缩，请用部分数据实测。'
  },
  gains: {
    question: '您得到什么？',
    headline: '分别估算负载，一体交付',
    items: [
      { term: '部署在本地', text: '一体机部署在您的机房，数据可以留在本地。' },
      { term: '一体交付', text: '软硬件作为一台设备交付。' },
      { term: '分别估算', text: '查询用处理器和内存，模型推理用加速卡及其显存，分别估算峰值。' },
      { term: '按您的数据配置', text: '提供顶点数、边数、并发和大模型的规模，我们一起商定配置。' }
    ]
  },
  where: {
    question: '用在哪里？',
    headline: '数据敏感、需要本地大模型的场景',
    items: [
      { term: '金融与政务', text: '适合数据必须留在本地的单位。' },
      { term: '工厂与电网', text: '现场网络与外部隔离，答案要在本地给出。' },
      { term: '科研与教学', text: '多个课题组共用一台设备，各自使用独立的图。' },
      { term: '不适合的场景', text: '数据可以离开本地且用量波动大时，租用可能更经济。已有富余服务器时，可先安装软件试用。' }
    ]
  },
  next: {
    question: '下一步？',
    headline: '规划您的配置',
    steps: [
      { kicker: '检索', title: '混合检索增强生成（RAG）', link: '了解原理' },
      { kicker: '配置', title: '按您的负载商定配置', link: '写下您的负载' }
    ]
  }
} satisfies ApplianceCopy
