import type { Question } from './question'

/** Words that strangers typed who had read the titles of the Chinese pages and nothing else. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: '定价',
    answers: ['/galaxyProduct', '/product/consult?edition=single', '/product/consult?edition=standard', '/download']
  },
  {
    kind: 'word',
    query: '驱动',
    answers: [
      '/document/latest/15',
      '/document/latest/16',
      '/center/download?type=download&id=5',
      '/center/download?type=download&id=6',
      '/news/detail?id=2'
    ]
  },
  {
    kind: 'word',
    query: 'python sdk',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  { kind: 'word', query: 'ACID', answers: ['/document/latest/12'] },
  { kind: 'word', query: 'PageRank', answers: ['/document/latest/18', '/document/latest/17', '/center/school?id=3'] },
  { kind: 'word', query: '最短路径 算法', answers: ['/document/latest/19', '/document/latest/17'] },
  { kind: 'word', query: 'louvain', answers: ['/document/latest/18', '/document/latest/17'] },
  { kind: 'word', query: '内存 CPU 要求', answers: ['/document/latest/37'] },
  { kind: 'word', query: '分片', answers: ['/document/latest/8', '/document/latest/4', '/center/video/details?id=5'] },
  { kind: 'word', query: 'LDBC SNB', answers: ['/report/ldbc', '/report'] },
  { kind: 'word', query: 'Neo4j 迁移', answers: ['/document/latest/38'] },
  { kind: 'word', query: 'RBAC', answers: ['/document/latest/23', '/news/detail?id=11'] },
  { kind: 'word', query: 'TLS', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'AD域 登录', answers: ['/document/latest/23'] },
  { kind: 'word', query: '更新日志', answers: ['/document/latest/36'] },
  { kind: 'word', query: '报错代码', answers: ['/document/latest/33'] },
  {
    kind: 'word',
    query: '招聘',
    answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus/data?id=4']
  },
  { kind: 'word', query: '代理商', answers: ['/partner/system', '/partner/connect'] },
  {
    kind: 'word',
    query: '大模型',
    answers: ['/graphRag', '/center/video/details?id=6', '/demogallery/details?type=intelligentAnswer', '/integrated']
  },
  { kind: 'word', query: 'GraphRAG', answers: ['/graphRag', '/center/video/details?id=6'] },
  {
    kind: 'word',
    query: '团伙欺诈 案例',
    answers: ['/customer/details?id=1', '/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud']
  },
  {
    kind: 'word',
    query: 'AML',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder', '/document/latest/30']
  },
  {
    kind: 'word',
    query: '股权穿透',
    answers: ['/customer/details?id=2', '/demogallery/details?type=credit', '/product/onlinedemo?type=credit']
  },
  { kind: 'word', query: '慢查询 优化', answers: ['/document/latest/25', '/document/latest/14'] },
  { kind: 'word', query: 'explain', answers: ['/document/latest/14'] },
  { kind: 'word', query: '磁盘空间 估算', answers: ['/document/latest/37'] },
  { kind: 'word', query: 'Grafana Prometheus', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'cheat sheet', answers: ['/document/latest/29', '/center/research?id=6'] },
  { kind: 'word', query: '个人信息 cookie', answers: ['/privacy'] },
  {
    kind: 'word',
    query: '试用申请',
    answers: ['/download', '/product/consult?edition=single', '/product/consult?edition=standard']
  },
  { kind: 'word', query: '高可用 副本', answers: ['/document/latest/7', '/document/latest/4', '/galaxyProduct'] },
  { kind: 'word', query: '可视化工具', answers: ['/product/GalaxyWeaver'] },
  { kind: 'word', query: 'NebulaGraph 对比 性能', answers: ['/report/NebulaGraph', '/report'] },
  { kind: 'word', query: '知识图谱', answers: ['/demogallery/details?type=knowledge', '/graphRag'] },
  { kind: 'word', query: '日期类型 字符串函数', answers: ['/document/latest/32'] },
  {
    kind: 'word',
    query: 'GBCA 考试',
    answers: ['/center/train/GBCA', '/center/train/GBCA/training', '/center/train', '/news/detail?id=10']
  },
  { kind: 'word', query: '读屏 无障碍', answers: ['/accessibility'] },
  {
    kind: 'word',
    query: '报价',
    answers: [
      '/galaxyProduct',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced'
    ]
  },
  { kind: 'word', query: '渠道加盟', answers: ['/partner/connect', '/partner/system'] },
  {
    kind: 'word',
    query: '成功故事',
    answers: [
      '/customer',
      '/customer/details?id=1',
      '/customer/details?id=2',
      '/customer/details?id=3',
      '/customer/details?id=4',
      '/customer/details?id=5'
    ]
  },
  {
    kind: 'word',
    query: '黑产',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'word',
    query: '骗贷',
    answers: [
      '/demogallery/details?type=fraud',
      '/customer/details?id=1',
      '/product/onlinedemo?type=antifraud',
      '/center/research?id=2'
    ]
  },
  {
    kind: 'word',
    query: '洗钱',
    answers: [
      '/demogallery/details?type=launder',
      '/product/onlinedemo?type=launder',
      '/document/latest/30',
      '/center/video/details?id=7'
    ]
  },
  {
    kind: 'word',
    query: '尽调',
    answers: ['/demogallery/details?type=credit', '/customer/details?id=2', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'word',
    query: '缺料',
    answers: [
      '/demogallery/details?type=supplychain',
      '/customer/details?id=3',
      '/product/onlinedemo?type=supplychain',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'word',
    query: '零部件追溯',
    answers: ['/demogallery/details?type=supplychain', '/news/detail?id=8', '/customer/details?id=3']
  },
  { kind: 'word', query: '故障定位', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'word', query: 'CMDB 运维', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'word', query: '客户画像', answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7'] },
  { kind: 'word', query: '主数据', answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7'] },
  { kind: 'word', query: '权限管理', answers: ['/document/latest/23', '/demogallery/details?type=amc', '/news/detail?id=11'] },
  {
    kind: 'word',
    query: '知识库',
    answers: ['/demogallery/details?type=knowledge', '/demogallery/details?type=intelligentAnswer', '/graphRag']
  },
  { kind: 'word', query: 'GPU服务器', answers: ['/integrated'] },
  { kind: 'word', query: '快递配送', answers: ['/demogallery/details?type=logistics', '/customer/details?id=5'] },
  { kind: 'word', query: '自来水管网', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'word',
    query: '变电站',
    answers: [
      '/demogallery/details?type=power',
      '/product/onlinedemo?type=power',
      '/product/onlinedemo?type=modulation',
      '/customer/details?id=4',
      '/center/video/details?id=8'
    ]
  },
  { kind: 'word', query: 'KOL投放', answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket'] },
  { kind: 'word', query: '猜你喜欢', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  {
    kind: 'word',
    query: '跑分',
    answers: ['/report', '/report/developer', '/report/enterprise', '/report/ldbc', '/center/research?id=3']
  },
  {
    kind: 'word',
    query: '竞品',
    answers: [
      '/report',
      '/report/Neo4j',
      '/report/NebulaGraph',
      '/report/TigerGraph',
      '/report/JanusGraph',
      '/product/whychoosen'
    ]
  },
  {
    kind: 'word',
    query: 'SDK',
    answers: [
      '/center/download?type=download&id=5',
      '/center/download?type=download&id=6',
      '/document/latest/15',
      '/document/latest/16',
      '/news/detail?id=2'
    ]
  },
  {
    kind: 'word',
    query: '安装包',
    answers: ['/center/download', '/download', '/center/download?type=download&id=1', '/document/latest/5']
  },
  { kind: 'word', query: '服务器内存', answers: ['/document/latest/37'] },
  { kind: 'word', query: '慢查询', answers: ['/document/latest/25', '/document/latest/14'] },
  { kind: 'word', query: '加节点', answers: ['/document/latest/22', '/document/latest/37'] },
  {
    kind: 'word',
    query: '批量入库',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/center/video/details?id=3', '/news/detail?id=4']
  },
  { kind: 'word', query: '报错', answers: ['/document/latest/33', '/document/latest/26'] },
  {
    kind: 'word',
    query: '考证',
    answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training', '/news/detail?id=10']
  },
  { kind: 'word', query: '教材', answers: ['/book', '/center/school', '/center/train/GBCA/training'] }
]
