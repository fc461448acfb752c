import type { Question } from './question'

/** Chinese words that newcomers typed who knew the titles of the sitemap only. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: '免费版',
    answers: ['/center/download?type=download&id=1', '/document/latest/5', '/download', '/galaxyProduct']
  },
  {
    kind: 'word',
    query: '报价',
    answers: [
      '/galaxyProduct',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/homedetails?id=2'
    ]
  },
  {
    kind: 'word',
    query: '故障恢复',
    answers: ['/document/latest/21', '/document/latest/7', '/document/latest/8', '/document/latest/4']
  },
  { kind: 'word', query: '监控指标', answers: ['/document/latest/20'] },
  { kind: 'word', query: '慢查询', answers: ['/document/latest/25', '/document/latest/14'] },
  { kind: 'word', query: '建索引', answers: ['/document/latest/14'] },
  { kind: 'word', query: '权限管理', answers: ['/document/latest/23', '/demogallery/details?type=amc'] },
  { kind: 'word', query: '审计日志', answers: ['/document/latest/24'] },
  { kind: 'word', query: '传输加密', answers: ['/document/latest/24'] },
  { kind: 'word', query: '最短路径算法', answers: ['/document/latest/19', '/document/latest/17'] },
  { kind: 'word', query: '社区发现', answers: ['/document/latest/18'] },
  { kind: 'word', query: '余弦相似度', answers: ['/document/latest/19'] },
  { kind: 'word', query: '内存要求', answers: ['/document/latest/37'] },
  { kind: 'word', query: '硬件配置', answers: ['/document/latest/37', '/integrated'] },
  { kind: 'word', query: '配置文件', answers: ['/document/latest/35'] },
  { kind: 'word', query: '报错', answers: ['/document/latest/33'] },
  { kind: 'word', query: '时间函数', answers: ['/document/latest/32'] },
  { kind: 'word', query: '聚合函数', answers: ['/document/latest/13', '/document/latest/32'] },
  {
    kind: 'word',
    query: '批量导入',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/center/video/details?id=3']
  },
  { kind: 'word', query: '集群扩容', answers: ['/document/latest/22', '/document/latest/8'] },
  { kind: 'word', query: '滚动升级', answers: ['/document/latest/22'] },
  { kind: 'word', query: 'Maven依赖', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'word', query: 'pip安装', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  { kind: 'word', query: '更新日志', answers: ['/document/latest/36'] },
  { kind: 'word', query: '词汇表', answers: ['/document/latest/27'] },
  {
    kind: 'word',
    query: '大模型',
    answers: [
      '/graphRag',
      '/demogallery/details?type=intelligentAnswer',
      '/demogallery/details?type=knowledge',
      '/center/video/details?id=6'
    ]
  },
  {
    kind: 'word',
    query: '团伙欺诈',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'word',
    query: '股权穿透',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/customer/details?id=2']
  },
  {
    kind: 'word',
    query: '断链风险',
    answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain', '/customer/details?id=3']
  },
  {
    kind: 'word',
    query: '停电',
    answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power', '/customer/details?id=4']
  },
  { kind: 'word', query: '爆管', answers: ['/demogallery/details?type=response'] },
  { kind: 'word', query: '路线规划', answers: ['/demogallery/details?type=logistics', '/customer/details?id=5'] },
  { kind: 'word', query: '商品推荐', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  { kind: 'word', query: '客户画像', answers: ['/demogallery/details?type=customer360'] },
  {
    kind: 'word',
    query: '招聘',
    answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus/data?id=4']
  },
  { kind: 'word', query: '经销商', answers: ['/partner/system', '/partner/connect'] },
  { kind: 'word', query: '公司简介', answers: ['/aboutus'] },
  { kind: 'word', query: '考试报名', answers: ['/center/train/GBCA', '/center/train', '/center/train/GBCA/training'] },
  { kind: 'word', query: '模拟题', answers: ['/center/train/GBCA/resource'] },
  { kind: 'word', query: '证书真伪', answers: ['/verify'] },
  { kind: 'word', query: '视频教程', answers: ['/center/video', '/center/video/details?id=3', '/center/video/details?id=4'] },
  {
    kind: 'word',
    query: '线下活动',
    answers: [
      '/center/activity',
      '/center/activity?id=1',
      '/center/activity?id=2',
      '/center/activity?id=5',
      '/center/activity?id=6'
    ]
  },
  { kind: 'word', query: '修改密码', answers: ['/user'] },
  { kind: 'word', query: '个人信息保护', answers: ['/privacy'] },
  { kind: 'word', query: '图书', answers: ['/book'] },
  { kind: 'word', query: '集群性能测试', answers: ['/report/enterprise'] },
  { kind: 'word', query: 'TPC LDBC', answers: ['/report/ldbc'] },
  { kind: 'word', query: 'Neo4j替代', answers: ['/report/Neo4j', '/document/latest/38'] },
  { kind: 'word', query: '事务隔离', answers: ['/document/latest/12'] },
  { kind: 'word', query: '分库分表', answers: ['/document/latest/4', '/document/latest/8', '/center/video/details?id=5'] }
]
