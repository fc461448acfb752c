import type { ApplianceCopy } from './types'

export default {
  title: 'AI算力一体机',
  description: '算力、图数据库与模型服务装在一台设备里，数据不出机房。四种工作各靠哪些部件，容量怎样粗算。',
  kicker: '产品 · AI算力一体机',
  headline: '数据不出门，\n答案出来',
  lead: '算力、图数据库和模型服务装在一台设备里。问题进去，答案出来，中间的数据一直在您的机房。',
  choice: {
    legend: '看哪一种工作',
    columns: ['工作', '主要靠'],
    works: { import: '导入数据', query: '多跳查询', algorithm: '全图算法', answer: '模型作答' }
  },
  figure: {
    alt: '一台设备的正面，自上而下是网络、磁盘、处理器、内存和加速卡；问题从左边进来，答案从左边出去',
    caption: '一台设备，五个部件',
    reading: '蓝色是所选工作主要靠的部件；点划线是机房的边界',
    note: '示意，不是实物图；归类按一般情形，不是测量'
  },
  words: {
    parts: { network: '网络', disk: '磁盘', processor: '处理器', memory: '内存', accelerator: '加速卡' },
    border: '机房边界',
    question: '问题',
    answer: '答案'
  },
  problem: {
    question: '问题在哪里？',
    headline: '三样东西，三家来装',
    items: [
      { term: '数据不能外送', text: '客户、账务、图纸，按规定不能离开机房，云上的模型用不了。' },
      { term: '拼装费时', text: '服务器、数据库、模型分头采购，版本要对，驱动要配，出了问题先争是谁的。' },
      { term: '算力配不准', text: '查询靠内存，作答靠加速卡。按一种工作配，另一种就闲着或不够。' }
    ]
  },
  how: {
    question: '怎样工作？',
    headline: '从进机房到第一个答案',
    steps: [
      { title: '估容量', text: '按点、边、副本粗算，按并发和模型大小定内存与加速卡。' },
      { title: '进机房', text: '上架、通电、接网。软件出厂时已装好，版本已对齐。' },
      { title: '接数据', text: '从业务系统导入，建好图，设好谁能看什么。' },
      { title: '问第一句', text: '用一个真问题试：查得到，答得对，出处点得开。' }
    ]
  },
  size: {
    question: '要多大？',
    headline: '先粗算，再细谈',
    lead: '一个点一个编号，一条边两头各记一次。属性和副本加上去，就是压缩前的数据量。',
    columns: ['顶点', '边', '三份副本，压缩前'],
    caption: '一个顶点、一条边各占多少字节，按比例绘制；重叠的是副本。',
    alt: '两条按字节比例画的记录：顶点由编号和属性组成，边由两头各一次的记录和属性组成，各存三份',
    words: { vertex: '一个顶点', edge: '一条边', identifier: '编号', end: '一头', properties: '属性', copies: '{copies}份' },
    note: '假设：编号{identifier}字节，每个点、每条边的属性{properties}字节，{copies}份副本。真实的大小取决于属性和压缩，要用样本数据测。',
    blank: '型号、处理器、内存与加速卡的规格由公司填写；公布之前，此处留白。'
  },
  gains: {
    question: '您得到什么？',
    headline: '一台设备，一个负责的人',
    items: [
      { term: '数据留在里面', text: '数据、索引、模型都在设备里，进出边界的只有问题和答案。' },
      { term: '版本已对齐', text: '驱动、数据库、模型服务一起验证、一起升级。' },
      { term: '部件各尽其用', text: '查询用内存和处理器，作答用加速卡，两种工作不抢同一个部件。' },
      { term: '断网也能用', text: '不依赖外部服务，隔离的网络里照常查询、照常作答。' }
    ]
  },
  where: {
    question: '用在哪里？',
    headline: '数据敏感，又想用上模型',
    items: [
      { term: '金融与政务', text: '数据不许出域，审计要看得到每一次读取。' },
      { term: '工厂与电网', text: '现场网络与外部隔离，答案要在本地给出。' },
      { term: '科研与教学', text: '一间机房、一台设备，几个课题组各用各的图。' },
      { term: '不适合的', text: '数据可以上云、用量起伏很大的，租用更省。已有富余服务器的，先装软件试。' }
    ]
  },
  next: {
    question: '下一步？',
    headline: '先看装在里面的是什么',
    steps: [
      { kicker: '看原理', title: '先查图，再让模型作答', link: '看原理' },
      { kicker: '谈配置', title: '按您的数据量谈一台', link: '联系我们' }
    ]
  }
} satisfies ApplianceCopy
