import type { ApplianceCopy } from './types'

export default {
  title: 'AI算力一体机',
  description: '软硬件一体交付的AI算力设备。了解导入、多跳查询、图算法和模型推理各用哪些资源，怎样估算容量。',
  kicker: '产品 · AI算力一体机',
  headline: '按数据量\n配置AI算力',
  lead: '软硬件一体交付。先看每种负载主要使用哪些资源，估算数据量，再与我们商定配置。',
  choice: {
    legend: '选择负载',
    columns: ['负载', '主要资源'],
    works: { import: '导入数据', query: '多跳查询', algorithm: '全图算法', answer: '模型推理' }
  },
  figure: {
    alt: '一台设备的正面，自上而下是网络、磁盘、处理器、内存和加速卡；问题从左边进来，答案从左边出去',
    caption: '一台设备，五个部件',
    reading: '蓝色是该负载的主要资源；点划线是机房边界',
    note: '示意图；按一般负载归类，并非实测'
  },
  blank: '本页的估算方法适用于一般图负载。一体机的配置，请联系我们。',
  words: {
    parts: { network: '网络', disk: '磁盘', processor: '处理器', memory: '内存', accelerator: '加速卡' },
    border: '机房边界',
    question: '问题',
    answer: '答案'
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
      { title: '估算容量', text: '按顶点、边和副本估算磁盘，按并发和大模型的规模估算内存与加速卡。' },
      { title: '部署', text: '上架、通电、接入网络。' },
      { title: '接入数据', text: '从业务系统导入，建图并设置权限。' },
      { title: '验证', text: '用一个真实问题测试，对照出处核对答案。' }
    ]
  },
  size: {
    question: '需要多大容量？',
    headline: '先估算数据量',
    lead: '按此估算：顶点含编号和属性；边在两端各记一次，属性只存一份。合计乘以副本数，得到压缩前的数据量。',
    columns: ['顶点', '边', '三份副本合计，压缩前'],
    caption: '一个顶点、一条边各占多少字节，按比例绘制；重叠的是副本。',
    alt: '两条按字节比例绘制的记录：顶点由编号和属性组成，边由两端各一次的记录和属性组成，各存三份',
    words: { vertex: '一个顶点', edge: '一条边', identifier: '编号', end: '一端', properties: '属性', copies: '{copies}份' },
    note: '假设：编号{identifier}字节，每个顶点、每条边的属性{properties}字节，{copies}份副本。边在每一端的记录含两个编号，属性不重复计入。请按实际副本数折算；副本怎样放置，请咨询。实际大小取决于属性和压缩，请用部分数据实测。',
    blank: '一体机的配置与可运行的大模型，请联系我们。'
  },
  gains: {
    question: '您得到什么？',
    headline: '各种负载统一规划',
    items: [
      { term: '部署在本地', text: '一体机部署在您的机房，数据可以留在本地。' },
      { term: '一体交付', text: '软硬件作为一台设备交付。' },
      { term: '合并规划', text: '先分别估算查询与推理的峰值，再合并确定内存和加速卡。' },
      { term: '按您的数据配置', text: '提供顶点数、边数、并发和大模型的规模，我们一起商定配置。' }
    ]
  },
  where: {
    question: '用在哪里？',
    headline: '数据敏感、需要本地大模型的场景',
    items: [
      { term: '金融与政务', text: '数据必须留在本地的单位。访问审计日志的留存，请咨询。' },
      { term: '工厂与电网', text: '现场网络与外部隔离，答案要在本地给出。' },
      { term: '科研与教学', text: '多个课题组共用一台设备，各自使用独立的图。' },
      { term: '不适合的场景', text: '数据可以上云且用量波动大时，租用更经济。已有富余服务器时，可先安装软件试用。' }
    ]
  },
  next: {
    question: '下一步？',
    headline: '规划您的配置',
    steps: [
      { kicker: '检索', title: '混合检索增强生成（RAG）', link: '了解原理' },
      { kicker: '配置', title: '按您的数据量商定配置', link: '预约咨询' }
    ]
  }
} satisfies ApplianceCopy
