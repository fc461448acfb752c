import type { SchoolCopy } from '../types'

export default {
  title: '图学院',
  description: '从概念到运维的八个学习阶段，按先后顺序排列；每个阶段对应一篇文档，另有实践课程。',
  kicker: '资源 · 图学院',
  headline: '图数据库\n学习路径',
  lead: '按箭头顺序学习，每一步只用到前面的内容。已掌握的可以跳过，分支处按您的工作选择。',
  drawing: {
    caption: '学习路径',
    reading: '从蓝色顶点出发；箭头从前置内容指向后续内容',
    alt: '学习路径图：从概念出发，经建模与安装到导入，再到查询，然后分成算法、驱动与运维三个方向',
    words: {
      concepts: '1概念',
      modeling: '2建模',
      install: '3安装',
      import: '4导入',
      queries: '5查询',
      algorithms: '6算法',
      drivers: '7驱动',
      operations: '8运维'
    }
  },
  path: {
    question: '每一步学什么？',
    headline: '八步，各有一篇文档',
    stages: {
      concepts: '顶点、边、属性和图各是什么，与表有什么不同。',
      modeling: '把业务问题画成顶点和边，决定什么做属性。',
      install: '在自己的机器上安装并启动单机免费版。',
      import: '将CSV导入为图，并核对是否有遗漏的行。',
      queries: '匹配、过滤、返回：写出第一条有用的查询。',
      algorithms: '中心性、社区与路径，各自回答什么问题。',
      drivers: '从Java或Python连接，处理连接与错误。',
      operations: '备份、恢复、升级，先演练再上线。'
    },
    read: '阅读文档'
  },
  list: {
    question: '有哪些课程？',
    headline: '实践课程',
    lead: '每课一个主题，附一条示例查询。',
    empty: '暂无课程。'
  }
} satisfies SchoolCopy
