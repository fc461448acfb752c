import type { Question } from './question'

/** Questions that each title of the Chinese pages raises, written page by page without the texts. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: '集群版怎么申请试用',
    answers: ['/download', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  },
  {
    kind: 'sentence',
    query: '能不能跑在国产CPU上',
    answers: ['/product/database', '/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/37']
  },
  { kind: 'sentence', query: '运行中的集群怎么加一台服务器', answers: ['/document/latest/22', '/document/latest/8'] },
  {
    kind: 'sentence',
    query: '日志文件放在哪个目录',
    answers: ['/document/latest/35', '/document/latest/20', '/document/latest/24']
  },
  { kind: 'sentence', query: '误删数据怎么找回', answers: ['/document/latest/21', '/news/detail?id=6'] },
  { kind: 'sentence', query: '老版本还维护多久', answers: ['/galaxyProduct', '/document/latest/36'] },
  {
    kind: 'sentence',
    query: '点、边、属性、标签分别是什么',
    answers: ['/document/latest/2', '/center/school?id=1', '/center/video/details?id=1']
  },
  {
    kind: 'sentence',
    query: '多对多关系怎么建模',
    answers: ['/document/latest/3', '/news/detail?id=3', '/center/research?id=6']
  },
  {
    kind: 'sentence',
    query: '第一条查询语句怎么写',
    answers: ['/document/latest/10', '/document/latest/1', '/center/video/details?id=4', '/center/school?id=2', '/playground']
  },
  { kind: 'sentence', query: '怎么删除一个点和它所有的边', answers: ['/document/latest/12'] },
  {
    kind: 'sentence',
    query: 'Python怎么连数据库',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  {
    kind: 'sentence',
    query: '哪个算法能找出最有影响力的人',
    answers: ['/document/latest/18', '/center/school?id=3', '/document/latest/17', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'sentence',
    query: '默认密码是多少',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/23', '/document/latest/26']
  },
  { kind: 'sentence', query: '左连接用图查询怎么写', answers: ['/document/latest/28'] },
  {
    kind: 'sentence',
    query: '循环转账怎么查',
    answers: [
      '/document/latest/30',
      '/product/onlinedemo?type=launder',
      '/demogallery/details?type=launder',
      '/center/video/details?id=7'
    ]
  },
  { kind: 'sentence', query: '一个点最多有几个属性', answers: ['/document/latest/34'] },
  { kind: 'sentence', query: '5亿条边要多大内存', answers: ['/document/latest/37'] },
  { kind: 'sentence', query: '从Neo4j换过来要改什么', answers: ['/document/latest/38', '/report/Neo4j'] },
  {
    kind: 'sentence',
    query: '免费版能用在生产环境吗',
    answers: ['/center/download?type=download&id=1', '/document/latest/5', '/galaxyProduct', '/download', '/homedetails?id=2']
  },
  {
    kind: 'sentence',
    query: 'AI回答能不能给出处',
    answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag', '/demogallery/details?type=knowledge']
  },
  { kind: 'sentence', query: '凭什么说你们更快', answers: ['/report', '/report/ldbc', '/homedetails?id=1', '/report/Neo4j'] },
  { kind: 'sentence', query: '有图数据库工程师的证书可以考吗', answers: ['/center/train', '/center/train/GBCA'] },
  { kind: 'sentence', query: '这张证书是不是伪造的', answers: ['/verify'] },
  { kind: 'sentence', query: '怎么做你们的经销商', answers: ['/partner/connect', '/partner/system'] },
  { kind: 'sentence', query: '你们办公室在哪里', answers: ['/aboutus'] },
  { kind: 'sentence', query: '网站会收集哪些信息', answers: ['/privacy'] },
  { kind: 'sentence', query: '不写代码把表变成图的工具', answers: ['/product/GalaxyWeaver'] },
  { kind: 'sentence', query: '跟别家比你们有什么优势', answers: ['/product/whychoosen', '/report'] },
  { kind: 'sentence', query: '用关系数据库就够了吗', answers: ['/product?name=fit', '/news/detail?id=13'] },
  {
    kind: 'sentence',
    query: '老板问买十台要花多少钱',
    answers: [
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/galaxyProduct',
      '/homedetails?id=2'
    ]
  },
  {
    kind: 'sentence',
    query: '学生能不能白用',
    answers: ['/galaxyProduct', '/download', '/center/download?type=download&id=1', '/document/latest/5']
  },
  { kind: 'sentence', query: '多台机器跑起来表现怎么样', answers: ['/report/enterprise', '/report', '/document/latest/8'] },
  {
    kind: 'sentence',
    query: '一张图里都有什么',
    answers: ['/center/school?id=1', '/document/latest/2', '/center/video/details?id=1']
  },
  { kind: 'sentence', query: '手册里的命令写错了告诉谁', answers: ['/document/feedback', '/news/detail?id=14'] },
  { kind: 'sentence', query: '支持哪个版本的Python', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  {
    kind: 'sentence',
    query: '查一个账户三跳以内的所有人',
    answers: ['/document/latest/11', '/document/latest/10', '/homedetails?id=3']
  },
  { kind: 'sentence', query: '介数中心性有什么用', answers: ['/document/latest/18', '/center/school?id=3'] },
  {
    kind: 'sentence',
    query: '半夜坏了一台机器查询会不会断',
    answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8']
  },
  {
    kind: 'sentence',
    query: '备份多久测一次',
    answers: ['/news/detail?id=6', '/document/latest/21', '/center/activity?id=4', '/center/school?id=4']
  },
  { kind: 'sentence', query: '客户端和服务器之间的连接加密吗', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: '空值和没有这个属性有什么区别', answers: ['/document/latest/10', '/document/latest/32'] },
  { kind: 'sentence', query: '最大能放多大的图', answers: ['/document/latest/34', '/document/latest/37', '/document/latest/8'] },
  { kind: 'sentence', query: '现在用的是Neo4j社区版，怎么换', answers: ['/document/latest/38'] },
  {
    kind: 'sentence',
    query: '分区是什么意思',
    answers: ['/document/latest/4', '/document/latest/8', '/center/video/details?id=5']
  },
  { kind: 'sentence', query: '三台服务器怎么搭', answers: ['/document/latest/7'] },
  { kind: 'sentence', query: '有坏行导致导入中断', answers: ['/document/latest/9', '/news/detail?id=4', '/document/latest/33'] },
  { kind: 'sentence', query: '哪些员工能接触到工资数据', answers: ['/demogallery/details?type=amc'] },
  {
    kind: 'sentence',
    query: '层层持股背后的老板是谁',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/customer/details?id=2']
  },
  {
    kind: 'sentence',
    query: '一个人在系统里出现四次',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  { kind: 'sentence', query: '上千条告警其实一个原因', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'sentence',
    query: '一部手机申请了好几笔贷款',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'sentence',
    query: 'AI的回答要带引用',
    answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag', '/demogallery/details?type=knowledge']
  },
  { kind: 'sentence', query: '把很多PDF里的事实连起来', answers: ['/demogallery/details?type=knowledge'] },
  {
    kind: 'sentence',
    query: '被骗的钱转到哪里了',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder']
  },
  {
    kind: 'sentence',
    query: '桥封了货车走哪条路最快',
    answers: ['/demogallery/details?type=logistics', '/customer/details?id=5']
  },
  {
    kind: 'sentence',
    query: '这条线断了哪些医院会没电',
    answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power']
  },
  { kind: 'sentence', query: '漏水的管子怎么隔离', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: '挑几个博主做推广',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'sentence',
    query: '芯片厂停工了我们还能造什么',
    answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain', '/customer/details?id=3']
  },
  {
    kind: 'sentence',
    query: 'GBCA怎么考过',
    answers: [
      '/center/train/GBCA',
      '/center/train/GBCA/training',
      '/news/detail?id=10',
      '/center/train',
      '/center/train/GBCA/resource'
    ]
  },
  { kind: 'sentence', query: '求职者拿着GBCA证书，可信吗', answers: ['/verify'] },
  { kind: 'sentence', query: '公司注册在哪', answers: ['/aboutus'] },
  { kind: 'sentence', query: '会不会把我的信息给第三方', answers: ['/privacy'] },
  { kind: 'sentence', query: '大模型放在自己机房里跑', answers: ['/integrated'] },
  { kind: 'sentence', query: '数据不多有必要上图吗', answers: ['/product?name=fit', '/news/detail?id=13'] },
  {
    kind: 'sentence',
    query: '图数据库到底有什么好处',
    answers: ['/product?name=index', '/product?name=fit', '/product/whychoosen']
  },
  { kind: 'sentence', query: 'LDBC成绩有人核实过吗', answers: ['/report/ldbc', '/homedetails?id=1', '/report'] }
]
