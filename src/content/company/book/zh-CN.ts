import type { BookCopy } from '../types'

export default {
  title: '推荐阅读',
  description: '学图数据库，先懂什么、再懂什么：十二个概念和它们的先后，选一个目标，看最短要读哪几样；以及公司推荐的书。',
  kicker: '资源·图书',
  headline: '先懂什么，\n再懂什么',
  lead: '概念之间的先后，本身就是一张图。选一个目标，图上标出到达它必须先懂的那几样，别的可以以后再读。',
  choose: '选择阅读目标',
  columns: { goal: '我想', concepts: '要懂的概念', steps: '最长步数' },
  goals: { query: '写出多跳查询', algorithm: '跑通一个图算法', plan: '看懂查询的代价', operate: '运维一个集群' },
  concepts: {
    vertices: '顶点与边',
    properties: '标签与属性',
    model: '建模',
    match: '模式匹配',
    hops: '多跳查询',
    paths: '最短路径',
    import: '数据导入',
    centrality: '中心性算法',
    communities: '社群发现',
    indexes: '索引与代价',
    partitions: '分区存储',
    recovery: '备份与恢复'
  },
  drawing: {
    alt: '概念图：十二个概念自上而下排列，弧线从先懂的连到后懂的',
    caption: '十二个概念的先后',
    reading: '弧线自上而下，从先懂的连到后懂的；橙色是所选目标要用到的',
    note: '先后关系为领域通识；表中数字由本图数出'
  },
  list: {
    question: '每样讲什么？',
    headline: '十二个概念，一句话一个',
    texts: {
      vertices: '事物是顶点，事物之间的关系是边；边有方向，也可以有好几条。',
      properties: '标签说明是哪一类，属性记下它的样子；边和顶点都可以有。',
      model: '把业务里的名词和动词分给顶点与边，问题决定怎么分。',
      match: '把要找的形状画出来，由数据库去找所有长成这样的地方。',
      hops: '沿着边连走几步；每一步的去处，取决于上一步到了哪里。',
      paths: '两点之间最少走几步，或者代价最小的一条路。',
      import: '把表里的行变成顶点和边，先有两端，再有边。',
      centrality: '用结构衡量谁要紧：谁的邻居多，谁在要道上，谁被要紧的指着。',
      communities: '内部连得密、之间连得疏的几群，自己显出来。',
      indexes: '查询从哪个顶点出发，决定了要看多少条边。',
      partitions: '图大到一台机器放不下，就要切开；跨分区的边越少越好。',
      recovery: '机器会坏。先写日志，再改数据；定期备份，按时演练。'
    }
  },
  readers: {
    question: '从哪里读？',
    headline: '三种读法',
    items: [
      { term: '手边就能试', text: '入门文档从第一个顶点讲到第一次多跳查询，例子可以照着敲。' },
      { term: '系统地学', text: '按上图自上而下读，每个概念只用到它上面的。' },
      { term: '带着问题读', text: '先看与您行业相近的方案，遇到不懂的概念再回到这张图。' }
    ]
  },
  shop: {
    question: '书在哪里？',
    headline: '公司推荐的书',
    link: '到书店购买',
    blank: '书名为示例；购书地址由公司配置后，这里会出现链接。',
    next: { kicker: '不想等', title: '现在就读入门文档', link: '打开文档' }
  }
} satisfies BookCopy
