import type { BookCopy } from '../types'

export default {
  title: '推荐阅读',
  description: '图数据库的十二个概念及其先后关系：选择目标，查看需要阅读的内容；另附公司推荐的书。',
  kicker: '资源 · 推荐阅读',
  headline: '按目标\n选择阅读内容',
  lead: '只读目标所需的内容。选择一个目标，图中会标出需要先了解的概念。',
  choose: '选择阅读目标',
  columns: { goal: '目标', concepts: '所需概念', steps: '最长步数' },
  goals: { query: '写出多跳查询', algorithm: '运行一个图算法', plan: '看懂查询的代价', operate: '运维一个集群' },
  concepts: {
    vertices: '顶点与边',
    properties: '标签与属性',
    model: '建模',
    match: '模式匹配',
    hops: '多跳查询',
    paths: '最短路径',
    import: '数据导入',
    centrality: '中心性算法',
    communities: '社区发现',
    indexes: '索引与代价',
    partitions: '分区存储',
    recovery: '备份与恢复'
  },
  drawing: {
    alt: '概念图：十二个概念自上而下排列，弧线从前置概念连到后续概念',
    caption: '十二个概念的先后',
    reading: '弧线自上而下，从前置概念连到后续概念；橙色是所选目标需要的概念',
    note: '先后关系为领域通识；表中数字由本图统计得出'
  },
  list: {
    question: '每个概念讲什么？',
    headline: '十二个概念，简要说明',
    texts: {
      vertices: '实体是顶点，实体之间的关系是边；边有方向，两个顶点之间可以有多条边。',
      properties: '标签说明类别，属性记录具体的值；顶点和边都可以有标签与属性。',
      model: '将业务中的名词和动词分别建成顶点与边，由问题决定取舍。',
      match: '描述要查找的形状，由数据库找出全部匹配。',
      hops: '沿边连续遍历几跳；每一跳从上一跳的结果出发。',
      paths: '两点之间跳数最少或代价最小的路径。',
      import: '将表中的行转换为顶点和边，先导入顶点，再导入边。',
      centrality: '用结构衡量重要性：邻居数量、是否位于关键路径、是否被重要顶点指向。',
      communities: '找出内部联系紧密、彼此联系稀疏的群体。',
      indexes: '起始顶点决定查询要读取多少条边。',
      partitions: '图超出一台服务器的容量时需要分区；跨分区边越少越好。',
      recovery: '服务器可能故障。先写日志，再改数据；定期备份并演练恢复。'
    }
  },
  readers: {
    question: '从哪里读？',
    headline: '三种读法',
    items: [
      { term: '动手实践', text: '入门文档从第一个顶点讲到第一次多跳查询，示例可以直接运行。' },
      { term: '系统学习', text: '按上图自上而下读，每个概念只用到它上面的。' },
      { term: '结合问题', text: '先看与您行业相近的方案，遇到不熟悉的概念再回到这张图。' }
    ],
    next: { kicker: '现在开始', title: '阅读入门文档', link: '打开文档' }
  },
  shop: {
    question: '推荐哪本书？',
    headline: '公司推荐的书',
    link: '到书店购买'
  }
} satisfies BookCopy
