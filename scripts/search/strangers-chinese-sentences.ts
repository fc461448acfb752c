import type { Question } from './question'

/** Questions that strangers asked who had read the titles of the Chinese pages and nothing else. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: '单机版能不能免费商用',
    answers: ['/center/download?type=download&id=1', '/galaxyProduct', '/document/latest/5', '/download']
  },
  {
    kind: 'sentence',
    query: '社区版和企业版有什么区别？',
    answers: ['/galaxyProduct', '/homedetails?id=2', '/news/detail?id=9', '/center/video/details?id=2']
  },
  {
    kind: 'sentence',
    query: '怎么把MySQL里的表搬到图里',
    answers: ['/document/latest/3', '/document/latest/9', '/document/latest/28', '/news/detail?id=12']
  },
  {
    kind: 'sentence',
    query: 'CSV 文件怎么批量导进去',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/center/video/details?id=3', '/news/detail?id=4']
  },
  {
    kind: 'sentence',
    query: '数据库挂了怎么恢复数据',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/school?id=4']
  },
  { kind: 'sentence', query: '升级版本会不会停机', answers: ['/document/latest/22', '/center/school?id=4'] },
  { kind: 'sentence', query: '集群怎么加机器', answers: ['/document/latest/22', '/document/latest/8'] },
  {
    kind: 'sentence',
    query: '我会写SQL，学图查询难吗',
    answers: ['/document/latest/28', '/document/latest/10', '/center/school?id=2']
  },
  {
    kind: 'sentence',
    query: 'join太多查询很慢怎么办',
    answers: ['/product?name=join', '/news/detail?id=5', '/product?name=fit']
  },
  {
    kind: 'sentence',
    query: '我们公司到底需不需要上图数据库',
    answers: ['/product?name=fit', '/news/detail?id=13', '/center/consultancy?id=5', '/center/research?id=1']
  },
  { kind: 'sentence', query: '跟Neo4j比谁快', answers: ['/report/Neo4j', '/report'] },
  { kind: 'sentence', query: '性能数据是第三方测的吗，有没有审计', answers: ['/report/ldbc', '/report'] },
  { kind: 'sentence', query: '怎么验证员工手里的证书是真的', answers: ['/verify'] },
  { kind: 'sentence', query: '一张图最多能存多少个点和边', answers: ['/document/latest/34', '/document/latest/37'] },
  { kind: 'sentence', query: '支持GQL标准吗', answers: ['/center/research?id=4', '/document/latest/29', '/document/latest/10'] },
  {
    kind: 'sentence',
    query: '没有基础的学生从哪里开始学',
    answers: ['/homedetails?id=4', '/center/school', '/center/school?id=1', '/document/latest/1', '/center/activity?id=1']
  },
  { kind: 'sentence', query: '不安装能在网页上试着写查询吗', answers: ['/playground', '/product/onlinedemo'] },
  { kind: 'sentence', query: '图模型应该哪个部门来管', answers: ['/center/consultancy?id=8'] },
  {
    kind: 'sentence',
    query: '两个系统客户ID对不上怎么打通',
    answers: ['/center/consultancy?id=7', '/demogallery/details?type=customer360']
  },
  {
    kind: 'sentence',
    query: '谁能看到哪些数据，权限怎么控制',
    answers: ['/document/latest/23', '/news/detail?id=11', '/document/latest/24']
  },
  { kind: 'sentence', query: '有没有审计日志，等保要用', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: '上线之前要检查哪些东西', answers: ['/center/research?id=5'] },
  {
    kind: 'sentence',
    query: '怎么看懂厂商的压测报告',
    answers: ['/news/detail?id=7', '/center/research?id=3', '/homedetails?id=1']
  },
  { kind: 'sentence', query: '想成为你们的合作伙伴怎么申请', answers: ['/partner/connect', '/partner/system'] },
  { kind: 'sentence', query: '企业高级版怎么购买，找谁报价', answers: ['/product/consult?edition=advanced', '/galaxyProduct'] },
  {
    kind: 'sentence',
    query: '供应商停产了会影响哪些产品',
    answers: [
      '/demogallery/details?type=supplychain',
      '/customer/details?id=3',
      '/product/onlinedemo?type=supplychain',
      '/news/detail?id=8'
    ]
  },
  { kind: 'sentence', query: '图数据库和Redis、数仓怎么一起部署', answers: ['/center/consultancy?id=6'] },
  {
    kind: 'sentence',
    query: '怎么避免AI回答胡说八道',
    answers: [
      '/graphRag',
      '/demogallery/details?type=intelligentAnswer',
      '/center/video/details?id=6',
      '/demogallery/details?type=knowledge'
    ]
  },
  { kind: 'sentence', query: '文档写错了在哪里反馈', answers: ['/document/feedback', '/news/detail?id=14'] },
  { kind: 'sentence', query: '推荐几本图数据库的书', answers: ['/book'] },
  { kind: 'sentence', query: '超级节点怎么建模', answers: ['/news/detail?id=3', '/document/latest/3', '/document/latest/25'] },
  {
    kind: 'sentence',
    query: '怎么从Java程序连接数据库',
    answers: ['/document/latest/15', '/center/download?type=download&id=5', '/news/detail?id=2']
  },
  { kind: 'sentence', query: '怎么改端口和内存参数', answers: ['/document/latest/35'] }
]
