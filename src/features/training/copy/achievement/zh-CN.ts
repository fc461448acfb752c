import type { AchievementCopy } from '../types'

export default {
  title: 'GBCA认证证明什么',
  description: 'GBCA持证人具备的能力：图的概念、建模、查询、图算法、部署运维、安全权限。评分规则，以及怎样查验一张证书。',
  kicker: '认证 · GBCA',
  headline: 'GBCA持证人\n具备的能力',
  lead: 'GBCA是图数据库认证。持证人通过了限时在线考试，题目覆盖六个考点。本页列出各考点的能力要求、评分规则和查验方法。',
  actions: { start: '开始学习', verify: '查验证书' },
  drawing: {
    caption: '一张证书证明什么',
    reading: '从查验方出发，经过证书，找到它覆盖的六个考点',
    alt: '证书的图：查验方查证GBCA证书，持证人持有它，它覆盖六个考点',
    words: {
      holder: '持证人',
      verifier: '查验方',
      holds: '持有',
      checks: '查证',
      topics: {
        concepts: '概念',
        modeling: '建模',
        queries: '查询',
        algorithms: '图算法',
        operations: '部署与运维',
        security: '安全与权限'
      }
    }
  },
  abilities: {
    question: '具备哪些能力？',
    headline: '六个考点，各四项能力',
    topics: {
      concepts: [
        '用顶点、边、标签、属性描述数据',
        '计算跳数、路径和度',
        '判断一个问题适合图还是适合表',
        '说明分区、副本和一致性怎样影响查询'
      ],
      modeling: ['从业务问题设计模型', '确定顶点、边和属性', '处理超级顶点、方向和时间', '把CSV文件导入成图，并核对数量'],
      queries: [
        '写出多跳、不定长和最短路径的查询',
        '用参数、事务和批量写入保证正确',
        '聚合时避免重复计算',
        '读懂查询计划，让查询使用索引'
      ],
      algorithms: [
        '判断该用查询还是算法',
        '选定子图，运行算法并核对结果',
        '解读PageRank、介数、连通分量和社区',
        '选择合适的路径算法和相似度'
      ],
      operations: ['安装、部署和升级', '看懂指标、告警和慢查询日志', '备份，并恢复到某一时刻', '判断何时扩容，何时需要分区'],
      security: ['用角色管理用户和权限', '授权到图、顶点、边和属性，并验证', '接入LDAP', '用TLS、参数化查询和审计日志保护数据']
    }
  },
  rules: { question: '怎样评分？', headline: '每题同分，多选题须全对' },
  verify: {
    question: '怎样查验？',
    headline: '用编号查验，不以截图为准',
    lead: '证书带有数字签名，格式是Open Badges 3.0。',
    steps: [
      { title: '取得编号', text: '请持证人提供证书的链接或编号。' },
      { title: '打开查验页', text: '打开链接，或在查验页输入编号，无须登录。' },
      { title: '查看结论', text: '页面显示有效、过期、撤销或未找到。持证人未公开全名时，姓名部分遮盖。' }
    ]
  },
  next: {
    question: '下一步？',
    headline: '准备、参加考试，或查验证书',
    train: { kicker: '准备', title: '按考点学习课程，做练习题', link: '打开课程' },
    exam: { kicker: '考试', title: '登录并确认姓名，开始GBCA考试', link: '前往考试' },
    verify: { kicker: '查验', title: '凭证书编号立即查验', link: '打开查验页' }
  }
} satisfies AchievementCopy
