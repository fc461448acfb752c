import type { Question } from './question'

/** Queries of visitors of the Chinese site, written without knowing the index or its synonyms, and not adapted to them. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: '我想试用企业版',
    answers: ['/download', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  },
  {
    kind: 'sentence',
    query: '怎么联系销售',
    answers: [
      '/product/consult?edition=standard',
      '/product/consult?edition=single',
      '/product/consult?edition=advanced',
      '/aboutus'
    ]
  },
  {
    kind: 'sentence',
    query: '免费版能商用吗',
    answers: ['/galaxyProduct', '/document/latest/5', '/download', '/privacy', '/document/latest/26']
  },
  { kind: 'sentence', query: '单机版和集群版的区别', answers: ['/galaxyProduct', '/homedetails?id=2', '/document/latest/4'] },
  {
    kind: 'sentence',
    query: '数据怎么从MySQL导进来',
    answers: ['/document/latest/9', '/document/latest/3', '/document/latest/28', '/product/GalaxyWeaver']
  },
  { kind: 'word', query: '升级回滚', answers: ['/document/latest/22'] },
  { kind: 'sentence', query: '从Neo4j迁移过来要做什么', answers: ['/document/latest/38', '/report/Neo4j'] },
  { kind: 'word', query: '与Neo4j对比', answers: ['/report/Neo4j'] },
  { kind: 'sentence', query: 'Nebula和你们谁快', answers: ['/report/NebulaGraph'] },
  { kind: 'word', query: 'TigerGraph', answers: ['/report/TigerGraph'] },
  { kind: 'word', query: 'LDBC', answers: ['/report/ldbc', '/homedetails?id=1'] },
  { kind: 'sentence', query: '需要多少内存', answers: ['/document/latest/37', '/document/latest/35', '/document/latest/25'] },
  { kind: 'sentence', query: '磁盘要多大', answers: ['/document/latest/37'] },
  {
    kind: 'sentence',
    query: '支持哪些操作系统',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/galaxyProduct']
  },
  { kind: 'word', query: 'Prometheus监控', answers: ['/document/latest/20'] },
  { kind: 'sentence', query: '默认端口是多少', answers: ['/document/latest/24', '/document/latest/35'] },
  {
    kind: 'sentence',
    query: '忘记管理员密码了',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/23', '/document/latest/26', '/document/latest/33']
  },
  { kind: 'sentence', query: '怎么改密码', answers: ['/document/latest/5', '/document/latest/23', '/document/latest/24'] },
  { kind: 'sentence', query: '查询太慢怎么办', answers: ['/document/latest/25', '/document/latest/14', '/document/latest/20'] },
  { kind: 'sentence', query: '报错连接被拒绝', answers: ['/document/latest/33', '/document/latest/15', '/document/latest/16'] },
  { kind: 'word', query: '内存溢出', answers: ['/document/latest/33', '/document/latest/25', '/document/latest/35'] },
  { kind: 'sentence', query: '一次最多返回多少行', answers: ['/document/latest/34'] },
  { kind: 'word', query: '事务隔离级别', answers: ['/document/latest/12', '/document/latest/4'] },
  { kind: 'word', query: '读写分离', answers: ['/document/latest/4', '/document/latest/8', '/document/latest/7'] },
  {
    kind: 'sentence',
    query: '节点坏了会不会丢数据',
    answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8', '/document/latest/21']
  },
  { kind: 'sentence', query: '两个机房怎么部署', answers: ['/document/latest/8', '/document/latest/7', '/document/latest/4'] },
  { kind: 'word', query: '增量备份', answers: ['/document/latest/21'] },
  { kind: 'word', query: '定时备份', answers: ['/document/latest/21'] },
  { kind: 'word', query: '开机启动', answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7'] },
  { kind: 'word', query: '配置文件在哪', answers: ['/document/latest/35', '/document/latest/5'] },
  { kind: 'sentence', query: '怎样写三跳查询', answers: ['/document/latest/10', '/document/latest/11'] },
  { kind: 'word', query: '变长路径', answers: ['/document/latest/11'] },
  { kind: 'word', query: '开窗函数 每组前三名', answers: ['/document/latest/13'] },
  { kind: 'word', query: '列表推导', answers: ['/document/latest/13', '/document/latest/32'] },
  { kind: 'word', query: '字符串函数', answers: ['/document/latest/32', '/document/latest/29'] },
  { kind: 'word', query: '日期计算', answers: ['/document/latest/32', '/document/latest/29'] },
  { kind: 'word', query: '空值', answers: ['/document/latest/10', '/document/latest/32'] },
  {
    kind: 'sentence',
    query: '和关系型数据库有什么不同',
    answers: [
      '/product?name=index',
      '/product?name=join',
      '/document/latest/2',
      '/document/latest/3',
      '/document/latest/28',
      '/product?name=fit'
    ]
  },
  { kind: 'sentence', query: '什么情况下不需要图数据库', answers: ['/product?name=fit'] },
  { kind: 'word', query: '集团客户股权穿透', answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit'] },
  { kind: 'word', query: '最终受益人识别', answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit'] },
  { kind: 'word', query: '羊毛党', answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud'] },
  { kind: 'word', query: '地下钱庄', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  { kind: 'word', query: '洗钱团伙演示', answers: ['/product/onlinedemo?type=launder', '/demogallery/details?type=launder'] },
  { kind: 'word', query: '商品推荐', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  { kind: 'word', query: '停电影响分析', answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power'] },
  { kind: 'word', query: '爆管', answers: ['/demogallery/details?type=response'] },
  { kind: 'word', query: '主数据管理 客户去重', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'word', query: '零信任 权限排查', answers: ['/demogallery/details?type=amc'] },
  {
    kind: 'word',
    query: '大模型幻觉',
    answers: ['/graphRag', '/demogallery/details?type=intelligentAnswer', '/demogallery/details?type=knowledge']
  },
  { kind: 'word', query: '私有化部署一体机', answers: ['/integrated'] },
  { kind: 'sentence', query: '可视化分析工具', answers: ['/giProduct'] },
  { kind: 'word', query: '无代码建图', answers: ['/product/GalaxyWeaver'] },
  { kind: 'sentence', query: 'GBCA考试难不难', answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training'] },
  { kind: 'sentence', query: '证书怎么验证真伪', answers: ['/verify'] },
  { kind: 'sentence', query: '你们招人吗', answers: ['/joinus'] },
  { kind: 'sentence', query: '公司什么时候成立的', answers: ['/aboutus'] },
  { kind: 'sentence', query: '怎么成为代理商', answers: ['/partner/system', '/partner/connect'] },
  { kind: 'word', query: '个人信息保护', answers: ['/privacy'] },
  { kind: 'word', query: '读屏软件', answers: ['/accessibility'] }
]
