import type { TrainingCopy } from '../types'

export default {
  title: 'GBCA课程',
  description: 'GBCA考试的课程：按六个考点编排，每一课读一篇文档的几节。无须登录即可学习，学完后标记，登录后进度保存到账户。',
  kicker: '认证 · GBCA课程',
  headline: 'GBCA课程',
  lead: '按六个考点编排，每一课读一篇文档的几节。全部课程覆盖考试内容。',
  topics: {
    concepts: '说明图的组成与存储',
    modeling: '从业务问题设计模型，并导入数据',
    queries: '写出正确、可结束、使用索引的查询',
    algorithms: '选择算法，解读分数',
    operations: '安装、监控与恢复',
    security: '确定并验证访问权限'
  },
  lessons: {
    concepts: {
      elements: { title: '属性图的五个要素', text: '用顶点、边、标签、属性和方向描述一份数据。' },
      hops: { title: '跳、路径与度', text: '在图上数出两点之间的跳数，以及一个顶点的度。' },
      tables: { title: '从关系表看图', text: '把外键和中间表对应到边，避开几处容易混淆的地方。' },
      'first-graph': { title: '建立第一张图', text: '从设计模型到找出资金环，完整操作一遍。' },
      sql: { title: '图查询与SQL的分工', text: '知道递归查询换成图怎样写，什么时候仍用SQL。' },
      'query-path': { title: '一条查询怎样执行', text: '说出查询经过哪些节点，查询与算法为什么是两种负载。' },
      partitions: { title: '分区与副本', text: '解释跨分区边的代价，副本数与容错的关系。' },
      consistency: { title: '一致性与事务', text: '判断一次读取能不能看到刚写入的数据。' },
      cluster: { title: '单机还是集群', text: '按数据量和可用性选择部署方式，认出架构问题的征兆。' }
    },
    modeling: {
      questions: { title: '先写问题，再画模型', text: '用四步把业务问题和表改成图模型。' },
      choices: { title: '属性、顶点还是边', text: '给每样数据找到合适的位置。' },
      direction: { title: '标签与方向', text: '给边命名并定方向，让查询读起来通顺。' },
      supernodes: { title: '超级顶点与检查清单', text: '找出边过多的顶点，并改进模型。' },
      time: { title: '反向边与时间', text: '判断是否存储双向的边，以及时间的位置。' },
      files: { title: '准备文件与映射', text: '整理CSV，写好映射，先试运行一次。' },
      import: { title: '导入与核对', text: '运行导入，中断后续传，查看被拒绝的行并核对数量。' },
      sync: { title: '查找缺失的边，保持同步', text: '找到未导入的边，与业务库保持同步。' },
      keys: { title: '约束与索引', text: '用唯一约束保证同一个键只有一个顶点。' },
      performance: { title: '模型怎样影响性能', text: '在调优之前先检查模型。' },
      case: { title: '示例：将资金环登记为案件', text: '为发现的结果建模，不急于下结论。' }
    },
    queries: {
      match: { title: '匹配、过滤、返回', text: '写出一跳和两跳的查询，并说出结果。' },
      parameters: { title: '参数', text: '用参数传值，不拼接查询文本。' },
      null: { title: '没有匹配与空值', text: '保留没有匹配的行，正确比较null，去重并分页。' },
      'variable-length': { title: '不定长路径与环', text: '写出有上限的不定长路径，沿路径过滤，找出环。' },
      patterns: { title: '最短路径与模式条件', text: '找最短路径，用模式作条件，一次匹配多种边。' },
      control: { title: '控制路径的数量', text: '让查询能够结束，并排查结果错误的原因。' },
      writing: { title: '新建、合并、修改、删除', text: '用CREATE和MERGE写入，成批修改和删除。' },
      transactions: { title: '事务与失败', text: '决定事务的边界，失败后安全重试。' },
      aggregates: { title: '计数、求和与分组', text: '按分组汇总，再按汇总结果过滤。' },
      counting: { title: '避免重复计算', text: '识别多重匹配造成的重复，用列表收集结果。' },
      plans: { title: '读查询计划', text: '用EXPLAIN和PROFILE找到耗时最多的一步。' },
      indexes: { title: '让查询使用索引', text: '改写无法使用索引的查询，避免笛卡儿积。' },
      sql: { title: '从SQL改写', text: '把连接、左连接、分组和不存在改写成图查询。' },
      java: { title: 'Java驱动', text: '连接数据库，用事务函数读写并自动重试。' },
      python: { title: 'Python驱动', text: '执行查询并读出结果。' },
      'cheat-sheet': { title: '模式速查', text: '快速识别各种模式的写法。' }
    },
    algorithms: {
      choice: { title: '查询还是算法', text: '判断一个问题该遍历局部还是计算全图，认识常见的七类算法。' },
      steps: { title: '使用算法的四个步骤', text: '写清问题，选子图，调用，再核对结果。' },
      scores: { title: '分数不是结论', text: '运行前评估代价，运行后不以高分作为证据。' },
      centrality: { title: '度、PageRank与介数中心性', text: '说出三种中心性各回答什么，并在小图上手算。' },
      communities: { title: '连通分量、三角形与社区', text: '数出分量和三角形，解读Louvain的结果。' },
      paths: { title: '广度优先与带权路径', text: '先定权重的含义，再选最短路径算法。' },
      similarity: { title: '相似度', text: '算出Jaccard系数，知道它在小集合上的局限。' },
      scale: { title: '大图上怎样计算', text: '缩小候选范围，让计算在大图上可行。' }
    },
    operations: {
      install: { title: '安装单机版', text: '核对安装包，安装、配置并启动。' },
      license: { title: '从免费版到收费版', text: '搬移数据，分配用户，在许可到期前处理。' },
      cluster: { title: '部署企业标准版', text: '规划节点，逐个配置，启动后验收。' },
      partitions: { title: '部署分区存储', text: '判断是否分区、分区数量，并检查倾斜。' },
      monitoring: { title: '监控与告警', text: '选择指标，设置告警，收到告警后按顺序排查。' },
      backup: { title: '制定备份计划', text: '先确定可接受的丢失量与中断时间，再选择备份方式。' },
      restore: { title: '恢复与演练', text: '恢复全量，恢复到某一时刻，并定期演练。' },
      upgrade: { title: '升级与回退', text: '升级前核对，逐个节点升级，出错可回退。' },
      scaling: { title: '扩容与缩容', text: '识别扩容信号，安全增减节点。' },
      tuning: { title: '性能调优', text: '先测量，再改查询和内存，把算法与查询分开。' }
    },
    security: {
      roles: { title: '用户与角色', text: '先列权限表，再创建角色和用户。' },
      grants: { title: '授权与验证', text: '授权到顶点、边和属性，再用该用户的身份验证。' },
      departments: { title: '几个部门共用一张图', text: '决定分图还是在一张图里分权限。' },
      ldap: { title: '接入LDAP', text: '把组对应到角色，定期清点账号。' },
      network: { title: '端口、TLS与静态加密', text: '只开放需要的端口，加密传输和存储。' },
      secrets: { title: '密钥、注入与审计', text: '保管密码，用参数防注入，用审计追查操作。' }
    }
  },
  next: {
    question: '学完之后？',
    headline: '先做练习，再参加考试',
    practice: { kicker: '练习', title: '按考点做题，每题都有解析和出处', link: '做练习题' },
    exam: { kicker: '考试', title: '登录并确认姓名，开始GBCA考试', link: '前往考试' }
  }
} satisfies TrainingCopy
