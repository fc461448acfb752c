import type { Question } from './question'

/** Queries of Chinese readers, and the pages that answer them. Written before the search was tuned, and not adapted to it. */
export const questions: readonly Question[] = [
  // Words as they occur in the texts, within sentences or in headings.
  { kind: 'word', query: '备份', answers: ['/document/latest/21'] },
  { kind: 'word', query: '恢复到某一刻', answers: ['/document/latest/21'] },
  { kind: 'word', query: '全量备份', answers: ['/document/latest/21'] },
  { kind: 'word', query: '最短路径', answers: ['/document/latest/11', '/document/latest/19'] },
  { kind: 'word', query: '超级顶点', answers: ['/document/latest/3'] },
  { kind: 'word', query: '分片', answers: ['/document/latest/4'] },
  { kind: 'word', query: '副本', answers: ['/document/latest/4', '/document/latest/8'] },
  { kind: 'word', query: '许可证快到期', answers: ['/document/latest/6'] },
  { kind: 'word', query: '慢查询', answers: ['/document/latest/20'] },
  { kind: 'word', query: '告警', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'Java驱动', answers: ['/document/latest/15'] },
  { kind: 'word', query: 'Python驱动', answers: ['/document/latest/16'] },
  { kind: 'word', query: '连接池', answers: ['/document/latest/15', '/document/latest/16', '/document/latest/26'] },
  { kind: 'word', query: '滚动升级', answers: ['/document/latest/22'] },
  { kind: 'word', query: '扩容', answers: ['/document/latest/22'] },
  { kind: 'word', query: 'LDAP', answers: ['/document/latest/23'] },
  { kind: 'word', query: '授权', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'TLS', answers: ['/document/latest/24'] },
  { kind: 'word', query: '审计', answers: ['/document/latest/24'] },
  { kind: 'word', query: '端口', answers: ['/document/latest/24'] },
  { kind: 'word', query: '笛卡儿积', answers: ['/document/latest/14'] },
  { kind: 'word', query: '索引', answers: ['/document/latest/14'] },
  { kind: 'word', query: '介数', answers: ['/document/latest/18', '/demogallery/details?type=social'] },
  { kind: 'word', query: '连通分量', answers: ['/document/latest/18'] },
  { kind: 'word', query: '相似度', answers: ['/document/latest/19'] },
  { kind: 'word', query: '广度优先', answers: ['/document/latest/19'] },
  { kind: 'word', query: '映射文件', answers: ['/document/latest/9'] },
  { kind: 'word', query: '试运行', answers: ['/document/latest/9'] },
  { kind: 'word', query: '拒绝的行', answers: ['/document/latest/9'] },
  { kind: 'word', query: '事务', answers: ['/document/latest/12'] },
  { kind: 'word', query: '分组', answers: ['/document/latest/13'] },
  { kind: 'word', query: '去重', answers: ['/document/latest/10'] },
  { kind: 'word', query: '可选匹配', answers: ['/document/latest/10'] },
  { kind: 'word', query: '左连接', answers: ['/document/latest/28'] },
  { kind: 'word', query: '递归', answers: ['/document/latest/28'] },
  { kind: 'word', query: '术语', answers: ['/document/latest/27'] },
  { kind: 'word', query: '速查', answers: ['/document/latest/29'] },
  { kind: 'word', query: '资金环', answers: ['/document/latest/30'] },
  { kind: 'word', query: '数据建模', answers: ['/document/latest/3'] },
  { kind: 'word', query: '属性图', answers: ['/document/latest/2'] },
  { kind: 'word', query: '初始密码', answers: ['/document/latest/5'] },
  { kind: 'word', query: '企业标准版', answers: ['/document/latest/7'] },
  { kind: 'word', query: '分区', answers: ['/document/latest/8'] },
  { kind: 'word', query: '倾斜', answers: ['/document/latest/8'] },
  { kind: 'word', query: '上线前清单', answers: ['/document/latest/24'] },
  { kind: 'word', query: '反洗钱', answers: ['/demogallery/details?type=launder'] },
  { kind: 'word', query: '反欺诈', answers: ['/demogallery/details?type=fraud'] },
  { kind: 'word', query: '团伙', answers: ['/demogallery/details?type=fraud'] },
  { kind: 'word', query: '企业授信', answers: ['/demogallery/details?type=credit'] },
  { kind: 'word', query: '知识图谱', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'word', query: '智能问答', answers: ['/demogallery/details?type=intelligentAnswer'] },
  { kind: 'word', query: '粉丝', answers: ['/demogallery/details?type=social'] },
  { kind: 'word', query: '检修计划', answers: ['/demogallery/details?type=power'] },
  { kind: 'word', query: '停线日', answers: ['/demogallery/details?type=supplychain'] },
  { kind: 'word', query: '库存天数', answers: ['/demogallery/details?type=supplychain'] },
  // Full questions.
  { kind: 'sentence', query: '怎样把CSV导入图里', answers: ['/document/latest/9'] },
  { kind: 'sentence', query: '忘了管理员密码怎么办', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '能不能在容器里跑', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '查询一直不结束', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '单机版能换成集群吗', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '免费版怎么搬到收费版', answers: ['/document/latest/6'] },
  { kind: 'sentence', query: '为什么结果里有重复的行', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '怎样和业务库保持同步', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '从表到图怎么建模', answers: ['/document/latest/3'] },
  { kind: 'sentence', query: 'SQL怎么换成图查询', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: '安装包怎么核对', answers: ['/document/latest/5'] },
  {
    kind: 'sentence',
    query: '谁是最终控制人',
    answers: ['/demogallery/details?type=credit']
  },
  {
    kind: 'sentence',
    query: '供应商停供怎么办',
    answers: ['/demogallery/details?type=supplychain']
  },
  { kind: 'sentence', query: '爆管先关哪几个阀', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: '封路以后怎么改道',
    answers: ['/demogallery/details?type=logistics']
  },
  { kind: 'sentence', query: '推荐的理由', answers: ['/demogallery/details?type=irc'] },
  { kind: 'sentence', query: '客户记录怎么归到一起', answers: ['/demogallery/details?type=customer360'] },
  {
    kind: 'sentence',
    query: '哪条线断了会失电',
    answers: ['/demogallery/details?type=power']
  },
  { kind: 'sentence', query: '谁能打开工资表', answers: ['/demogallery/details?type=amc'] },
  { kind: 'sentence', query: '一片告警怎么找到根', answers: ['/demogallery/details?type=firmit'] },
  // Latin words with a typing error.
  { kind: 'typo', query: 'Pyhton驱动', answers: ['/document/latest/16'] },
  { kind: 'typo', query: 'Jaava驱动', answers: ['/document/latest/15'] },
  { kind: 'typo', query: 'PageRnak', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'Louvian', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'Jacard', answers: ['/document/latest/19'] },
  { kind: 'typo', query: 'OPTIONAL MACTH', answers: ['/document/latest/10'] },
  { kind: 'typo', query: 'EXPLIAN', answers: ['/document/latest/14'] },
  { kind: 'typo', query: 'DataFarme', answers: ['/document/latest/16'] },
  { kind: 'typo', query: 'PORFILE', answers: ['/document/latest/14'] },
  { kind: 'typo', query: 'MEGRE', answers: ['/document/latest/12'] },
  // Synonyms, including words of the other language.
  { kind: 'synonym', query: 'backup', answers: ['/document/latest/21'] },
  { kind: 'synonym', query: 'graph database 架构', answers: ['/document/latest/4'] },
  { kind: 'synonym', query: 'anti-money laundering', answers: ['/demogallery/details?type=launder'] },
  { kind: 'synonym', query: 'fraud detection', answers: ['/demogallery/details?type=fraud'] },
  { kind: 'synonym', query: 'shortest path', answers: ['/document/latest/11', '/document/latest/19'] },
  { kind: 'synonym', query: 'knowledge graph', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'synonym', query: 'supernode', answers: ['/document/latest/3'] },
  { kind: 'synonym', query: 'monitoring', answers: ['/document/latest/20'] },
  { kind: 'synonym', query: 'permission', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: 'import', answers: ['/document/latest/9'] },
  { kind: 'synonym', query: '执行计划', answers: ['/document/latest/14'] },
  { kind: 'synonym', query: '断点续传', answers: ['/document/latest/9'] },
  { kind: 'synonym', query: '社区发现', answers: ['/document/latest/18'] },
  { kind: 'synonym', query: '性能优化', answers: ['/document/latest/25'] },
  { kind: 'synonym', query: '报警', answers: ['/document/latest/20', '/demogallery/details?type=firmit'] },

  // Products, certification and the company.
  { kind: 'word', query: '图智能平台', answers: ['/giProduct'] },
  { kind: 'word', query: 'GBCA', answers: ['/center/train/GBCA', '/center/train', '/center/train/GBCA/training'] },
  { kind: 'word', query: '查验证书', answers: ['/verify'] },
  { kind: 'word', query: '考试时长', answers: ['/center/train', '/center/train/GBCA'] },
  { kind: 'synonym', query: 'GraphRAG', answers: ['/graphRag'] },
  { kind: 'word', query: '一体机', answers: ['/integrated'] },
  {
    kind: 'synonym',
    query: '价格',
    answers: [
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/galaxyProduct'
    ]
  },
  { kind: 'synonym', query: '招聘', answers: ['/joinus'] },
  { kind: 'synonym', query: 'certification', answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training'] },
  { kind: 'sentence', query: '怎样成为合作伙伴', answers: ['/partner/connect'] },
  { kind: 'word', query: '四个版本对比', answers: ['/galaxyProduct'] },
  { kind: 'word', query: '关于我们', answers: ['/aboutus'] },
  { kind: 'word', query: '在线演示', answers: ['/product/onlinedemo'] },
  { kind: 'word', query: '反欺诈演示', answers: ['/product/onlinedemo?type=antifraud'] },
  {
    kind: 'sentence',
    query: '谁在控制这家公司',
    answers: ['/product/onlinedemo?type=credit', '/demogallery/details?type=credit']
  },
  { kind: 'word', query: '基准测试报告', answers: ['/report'] },
  { kind: 'word', query: 'LDBC', answers: ['/report/ldbc'] },
  { kind: 'word', query: 'Neo4j', answers: ['/report/Neo4j'] },
  { kind: 'word', query: '与TigerGraph对比', answers: ['/report/TigerGraph'] },

  // Reference and migration in the documents.
  { kind: 'word', query: '文档约定', answers: ['/document/latest/31'] },
  { kind: 'word', query: '数据类型', answers: ['/document/latest/32'] },
  { kind: 'word', query: '错误信息', answers: ['/document/latest/33'] },
  { kind: 'word', query: '产品限制', answers: ['/document/latest/34'] },
  { kind: 'word', query: '配置项', answers: ['/document/latest/35'] },
  { kind: 'word', query: '发布说明', answers: ['/document/latest/36'] },
  { kind: 'word', query: '硬件与容量', answers: ['/document/latest/37'] },
  { kind: 'word', query: '从Neo4j迁移', answers: ['/document/latest/38'] },
  { kind: 'sentence', query: '需要多少内存', answers: ['/document/latest/37', '/document/latest/25'] },
  { kind: 'sentence', query: '变量未定义是什么意思', answers: ['/document/latest/33', '/document/latest/13'] },
  { kind: 'sentence', query: '一个版本最多几张图', answers: ['/document/latest/34', '/document/latest/1', '/document/latest/2'] },
  { kind: 'sentence', query: '怎样启动数据库', answers: ['/document/latest/1', '/document/latest/5'] },
  { kind: 'sentence', query: 'Java怎样运行一条查询', answers: ['/document/latest/15'] },
  { kind: 'word', query: '跨分区边', answers: ['/document/latest/4', '/document/latest/27', '/document/latest/8'] },
  { kind: 'sentence', query: 'MERGE并发时会重复吗', answers: ['/document/latest/12'] },
  { kind: 'synonym', query: 'release notes', answers: ['/document/latest/36'] },
  { kind: 'synonym', query: 'error message', answers: ['/document/latest/33'] },
  { kind: 'typo', query: 'Ne04j迁移', answers: ['/document/latest/38'] },
  { kind: 'word', query: '受益所有人', answers: ['/document/latest/27'] },
  { kind: 'word', query: 'LOAD CSV', answers: ['/document/latest/1', '/document/latest/9', '/document/latest/38'] },
  {
    kind: 'sentence',
    query: '识别共用设备背后的团伙',
    answers: ['/demogallery/details?type=fraud']
  },
  {
    kind: 'sentence',
    query: '还原拆分资金的完整链路',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder']
  },
  {
    kind: 'sentence',
    query: '穿透多层持股找到实际控制人',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'sentence',
    query: '供应商停产影响哪些产线',
    answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain']
  },
  {
    kind: 'sentence',
    query: '线路检修前先推演停电影响',
    answers: ['/demogallery/details?type=power']
  },
  { kind: 'sentence', query: '爆管后关最少的阀门', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: '封路之后重新规划最快路线',
    answers: ['/demogallery/details?type=logistics']
  },
  { kind: 'sentence', query: '每条推荐都有理由', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  {
    kind: 'sentence',
    query: '用更少的人触达每个社区',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  { kind: 'sentence', query: '跨系统识别同一位客户', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'sentence', query: '敏感数据的全部访问路径', answers: ['/demogallery/details?type=amc'] },
  { kind: 'sentence', query: '告警风暴中定位根因', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'sentence', query: '回答问题附上依据', answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag'] },
  { kind: 'sentence', query: '跨文档回答步步有出处', answers: ['/demogallery/details?type=knowledge'] },
  {
    kind: 'word',
    query: '介数中心性',
    answers: [
      '/demogallery/details?type=social',
      '/product/onlinedemo?type=socialmarket',
      '/giProduct',
      '/document/latest/13',
      '/document/latest/14',
      '/book'
    ]
  },
  { kind: 'word', query: '客户案例', answers: ['/customer'] },
  {
    kind: 'sentence',
    query: '封桥后重新规划配送路线',
    answers: ['/demogallery/details?type=logistics']
  },
  { kind: 'sentence', query: '四级供应商停产先联系谁', answers: ['/demogallery/details?type=supplychain'] },
  {
    kind: 'word',
    query: '唯一供电支路',
    answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power', '/product/onlinedemo?type=modulation']
  },
  { kind: 'word', query: '免费试用', answers: ['/download'] },
  { kind: 'sentence', query: '找到够用的最小版本', answers: ['/galaxyProduct'] },
  { kind: 'sentence', query: '表连接与图遍历对比', answers: ['/product?name=join'] },
  { kind: 'sentence', query: '何时使用图数据库', answers: ['/product?name=fit'] },
  { kind: 'sentence', query: '什么是图数据库', answers: ['/product?name=index'] },
  { kind: 'word', query: '原生分布式', answers: ['/product/whychoosen', '/product/database', '/document/latest/4', '/aboutus'] },
  { kind: 'sentence', query: '把业务表转换成图', answers: ['/product/GalaxyWeaver'] },
  { kind: 'word', query: 'AI算力一体机', answers: ['/integrated'] },
  { kind: 'word', query: '混合检索增强生成', answers: ['/graphRag'] },
  { kind: 'sentence', query: '分析人员在图上追查线索', answers: ['/giProduct'] },
  {
    kind: 'word',
    query: '分区存储',
    answers: [
      '/product/database',
      '/galaxyProduct',
      '/product/consult?edition=advanced',
      '/document/latest/4',
      '/document/latest/8',
      '/document/latest/34'
    ]
  },
  // The playground.
  { kind: 'word', query: '查询练习场', answers: ['/playground'] },
  { kind: 'sentence', query: '在哪里可以在浏览器里练习openCypher？', answers: ['/playground'] },

  // Overviews of scenarios and solutions, and headings of the documents.
  { kind: 'word', query: '按行业查看客户案例', answers: ['/customer'] },
  {
    kind: 'sentence',
    query: '同行业的客户案例',
    answers: ['/customer', '/demogallery/details?type=fraud', '/demogallery/details?type=credit']
  },
  { kind: 'synonym', query: '应用场景', answers: ['/demogallery'] },
  { kind: 'word', query: '业务问题', answers: ['/demogallery'] },
  { kind: 'word', query: '模式推导式', answers: ['/document/latest/13'] },
  { kind: 'word', query: 'K条最短路径', answers: ['/document/latest/19'] },
  { kind: 'word', query: '聚集系数', answers: ['/document/latest/18'] },
  { kind: 'word', query: '模块度', answers: ['/document/latest/18', '/document/latest/27'] },
  { kind: 'sentence', query: '先排除其他解释再下结论', answers: ['/document/latest/30'] },
  { kind: 'sentence', query: '查询和算法怎样分开运行', answers: ['/document/latest/25'] },
  { kind: 'sentence', query: '使用算法的四个步骤', answers: ['/document/latest/17'] },
  { kind: 'sentence', query: 'SQL的左连接对应什么', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: '审计日志记录哪些内容', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: '调优什么时候停止', answers: ['/document/latest/25'] },
  { kind: 'sentence', query: '每组取前几个怎么写', answers: ['/document/latest/13'] },
  { kind: 'sentence', query: '集群节点之间的连接怎样加密', answers: ['/document/latest/24'] },
  { kind: 'synonym', query: 'customer cases', answers: ['/customer'] },
  { kind: 'synonym', query: 'clustering coefficient', answers: ['/document/latest/18', '/document/latest/27'] },
  { kind: 'sentence', query: '一次告警风暴的根因在哪里', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'sentence', query: '日期加七天怎么写', answers: ['/document/latest/29', '/document/latest/32'] },

  // Queries as visitors type them, in their own words.
  { kind: 'sentence', query: '怎么安装', answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7'] },
  { kind: 'sentence', query: '忘记密码怎么办', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: '支持哪些操作系统', answers: ['/document/latest/5', '/document/latest/26'] },
  { kind: 'sentence', query: '能用docker部署吗', answers: ['/document/latest/26'] },
  { kind: 'word', query: '端口被占用', answers: ['/document/latest/5', '/document/latest/33'] },
  {
    kind: 'word',
    query: '文件句柄太少',
    answers: ['/document/latest/5', '/document/latest/25', '/document/latest/35', '/document/latest/33']
  },
  { kind: 'sentence', query: '怎么停止慢查询', answers: ['/document/latest/20', '/document/latest/26'] },
  { kind: 'word', query: 'Prometheus采集', answers: ['/document/latest/20'] },
  { kind: 'sentence', query: '连接池设多大', answers: ['/document/latest/15', '/document/latest/16', '/document/latest/26'] },
  { kind: 'word', query: 'Python异步', answers: ['/document/latest/16'] },
  { kind: 'sentence', query: '怎么修改属性', answers: ['/document/latest/12'] },
  { kind: 'sentence', query: '清空整张图', answers: ['/document/latest/12'] },
  { kind: 'sentence', query: '从Neo4j导入数据', answers: ['/document/latest/38'] },
  { kind: 'sentence', query: 'SQL怎么改成Cypher', answers: ['/document/latest/28'] },
  { kind: 'word', query: '分组统计', answers: ['/document/latest/13', '/document/latest/28'] },
  { kind: 'sentence', query: '交易数据怎么建模', answers: ['/document/latest/3'] },
  {
    kind: 'sentence',
    query: '有没有免费版',
    answers: ['/galaxyProduct', '/download', '/document/latest/34', '/document/latest/5', '/product/consult?edition=free']
  },
  {
    kind: 'sentence',
    query: '申请试用多久回复',
    answers: ['/download', '/partner/connect', '/product/consult', '/center/consultancy']
  },
  {
    kind: 'sentence',
    query: '哪个版本支持LDAP',
    answers: ['/document/latest/34', '/document/latest/23', '/galaxyProduct', '/document/latest/7']
  },
  { kind: 'word', query: '按角色授权', answers: ['/document/latest/23'] },
  { kind: 'word', query: '资金归集账户', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  {
    kind: 'sentence',
    query: '查欺诈团伙',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud']
  },
  {
    kind: 'sentence',
    query: '谁是实际控制人',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/document/latest/27']
  },
  {
    kind: 'word',
    query: '知识库问答',
    answers: ['/demogallery/details?type=intelligentAnswer', '/demogallery/details?type=knowledge', '/graphRag']
  },
  {
    kind: 'word',
    query: '图数据库入门教程',
    answers: [
      '/document/latest/1',
      '/product?name=index',
      '/center/train/GBCA/training',
      '/center/train',
      '/center/school',
      '/book'
    ]
  },
  { kind: 'sentence', query: '超级节点怎么处理', answers: ['/document/latest/3'] },
  { kind: 'sentence', query: '最多能存多少顶点', answers: ['/document/latest/34', '/document/latest/1'] },
  { kind: 'sentence', query: '升级会停机吗', answers: ['/document/latest/22'] },
  { kind: 'word', query: '隐私声明', answers: ['/privacy'] },
  { kind: 'sentence', query: '我的个人信息保存多久', answers: ['/privacy'] },
  { kind: 'sentence', query: '备份放在哪里', answers: ['/document/latest/21'] },
  { kind: 'sentence', query: '考不过可以重考吗', answers: ['/center/train/GBCA', '/center/train', '/center/train/GBCA/training'] }
]
