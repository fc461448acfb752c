import type { Question } from './question'

/** Questions of guests, who knew the titles of the sitemap only, written before they were measured. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: '免费版能不能商用',
    answers: [
      '/document/latest/5',
      '/document/latest/26',
      '/galaxyProduct',
      '/center/download?type=download&id=1',
      '/document/latest/34'
    ]
  },
  {
    kind: 'sentence',
    query: '免费版最多能存多少节点',
    answers: ['/document/latest/34', '/galaxyProduct', '/document/latest/26', '/document/latest/37']
  },
  {
    kind: 'sentence',
    query: '企业标准版和高级版差在哪',
    answers: ['/galaxyProduct', '/homedetails?id=2', '/center/video/details?id=2', '/news/detail?id=9']
  },
  {
    kind: 'sentence',
    query: '买一套集群版要多少钱',
    answers: ['/product/consult?edition=standard', '/product/consult?edition=advanced', '/galaxyProduct']
  },
  {
    kind: 'sentence',
    query: '装完之后怎么连上数据库',
    answers: ['/document/latest/5', '/document/latest/1', '/document/latest/15', '/document/latest/16', '/homedetails?id=4']
  },
  {
    kind: 'sentence',
    query: '服务器要多大内存',
    answers: ['/document/latest/37']
  },
  {
    kind: 'sentence',
    query: '怎么把mysql的表导进来',
    answers: [
      '/document/latest/9',
      '/document/latest/3',
      '/document/latest/28',
      '/news/detail?id=12',
      '/center/video/details?id=3'
    ]
  },
  {
    kind: 'sentence',
    query: '导入csv中文乱码怎么办',
    answers: ['/document/latest/9', '/document/latest/33', '/document/latest/26']
  },
  {
    kind: 'sentence',
    query: '导入之前能先检查一下数据吗',
    answers: ['/news/detail?id=4', '/document/latest/9', '/center/download?type=download&id=7']
  },
  {
    kind: 'sentence',
    query: '从neo4j换过来麻烦吗',
    answers: ['/document/latest/38', '/report/Neo4j']
  },
  {
    kind: 'sentence',
    query: '查询太慢了怎么优化',
    answers: ['/document/latest/25', '/document/latest/14', '/news/detail?id=5']
  },
  {
    kind: 'sentence',
    query: '怎么查三跳以内的好友',
    answers: ['/document/latest/11', '/document/latest/10', '/homedetails?id=3', '/center/school?id=2', '/document/latest/29']
  },
  {
    kind: 'sentence',
    query: '报语法错误看不懂',
    answers: ['/document/latest/33', '/document/latest/29', '/document/latest/26']
  },
  {
    kind: 'sentence',
    query: '忘记管理员密码怎么重置',
    answers: ['/document/latest/23', '/document/latest/26']
  },
  {
    kind: 'sentence',
    query: '怎么限制某个账号只能读',
    answers: ['/document/latest/23', '/news/detail?id=11']
  },
  {
    kind: 'sentence',
    query: '误删了数据还能找回来吗',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4', '/center/school?id=4']
  },
  {
    kind: 'sentence',
    query: '升级会不会停机',
    answers: ['/document/latest/22', '/center/school?id=4', '/document/latest/36']
  },
  {
    kind: 'sentence',
    query: '怎么加一台机器到集群',
    answers: ['/document/latest/22', '/document/latest/8', '/document/latest/7']
  },
  {
    kind: 'sentence',
    query: '跟neo4j比快多少',
    answers: ['/report/Neo4j', '/report', '/news/detail?id=7']
  },
  {
    kind: 'sentence',
    query: '你们的测试数据可信吗',
    answers: [
      '/report/ldbc',
      '/homedetails?id=1',
      '/center/research?id=3',
      '/news/detail?id=7',
      '/center/download?type=research&id=3'
    ]
  },
  {
    kind: 'sentence',
    query: '关系型数据库为什么查多层关系慢',
    answers: ['/product?name=join', '/news/detail?id=5', '/document/latest/28']
  },
  {
    kind: 'sentence',
    query: '我这个场景用得上图数据库吗',
    answers: ['/product?name=fit', '/news/detail?id=13', '/center/consultancy?id=6', '/center/consultancy']
  },
  {
    kind: 'sentence',
    query: '一个设备登录多个账户怎么查出来',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'sentence',
    query: '怎么发现转账闭环',
    answers: [
      '/document/latest/30',
      '/center/video/details?id=7',
      '/demogallery/details?type=launder',
      '/product/onlinedemo?type=launder'
    ]
  },
  {
    kind: 'sentence',
    query: '供应商断货会影响哪些产品',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'sentence',
    query: '有没有国家电网之类的案例',
    answers: [
      '/customer/details?id=4',
      '/demogallery/details?type=power',
      '/product/onlinedemo?type=power',
      '/center/video/details?id=8',
      '/product/onlinedemo?type=modulation',
      '/customer'
    ]
  },
  {
    kind: 'sentence',
    query: '考GBCA要准备什么',
    answers: ['/news/detail?id=10', '/center/train/GBCA/training', '/center/train/GBCA', '/center/train']
  },
  {
    kind: 'sentence',
    query: '怎么查一个人的证书是不是真的',
    answers: ['/verify']
  },
  {
    kind: 'sentence',
    query: '下一场直播是什么时候',
    answers: ['/center/activity', '/center/activity?id=1', '/center/activity?id=3']
  },
  {
    kind: 'sentence',
    query: '零基础怎么学图数据库',
    answers: [
      '/center/school',
      '/center/school?id=1',
      '/center/activity?id=1',
      '/homedetails?id=4',
      '/product?name=index',
      '/book'
    ]
  },
  {
    kind: 'sentence',
    query: '能不能在网页上直接试着写查询',
    answers: ['/playground', '/product/onlinedemo']
  },
  {
    kind: 'sentence',
    query: '想和你们一起做项目怎么联系',
    answers: ['/partner/connect', '/partner/system']
  },
  {
    kind: 'sentence',
    query: '你们收集我哪些个人信息',
    answers: ['/privacy']
  },
  {
    kind: 'sentence',
    query: '文档里有个例子跑不通到哪里反馈',
    answers: ['/document/feedback', '/news/detail?id=14']
  },
  {
    kind: 'sentence',
    query: '大模型回答怎么带上出处',
    answers: [
      '/graphRag',
      '/demogallery/details?type=intelligentAnswer',
      '/demogallery/details?type=knowledge',
      '/center/video/details?id=6'
    ]
  }
]
