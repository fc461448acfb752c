import type { PracticeCopy } from '../types'

export default {
  title: 'GBCA练习与学习资料',
  description: 'GBCA练习题：按考点练习，每题给出解析和文档出处。不限次数，成绩不保存。另附课程、文档、视频等学习资料。',
  kicker: '认证 · GBCA练习',
  headline: 'GBCA练习',
  lead: '每答一题即可查看解析。练习题不会出现在考试中，次数不限，成绩不保存。',
  practice: { question: '练习哪个考点？', headline: '选择考点，开始练习' },
  materials: {
    question: '在哪里学习？',
    headline: '学习资料',
    items: {
      training: { title: 'GBCA课程', text: '六个考点的全部课程和学习进度。' },
      install: { title: '安装单机免费版', text: '在自己的电脑上运行文档里的查询。' },
      case: { title: '实战：追查一个资金环', text: '从找环到登记案件的完整示例。' },
      cheatSheet: { title: '查询语言速查', text: '常用写法汇总在一页。' },
      glossary: { title: '中英术语对照', text: '切换考试语言前，先核对术语。' },
      school: { title: '图学院', text: '从概念到运维的学习顺序。' },
      videos: { title: '视频中心', text: '观看讲解和操作视频。' },
      book: { title: '推荐阅读', text: '系统学习图数据库。' }
    }
  }
} satisfies PracticeCopy
