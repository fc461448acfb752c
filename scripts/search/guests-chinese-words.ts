import type { Question } from './question'

/** Words of guests, who knew the titles of the sitemap only, written before they were measured. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: '价格',
    answers: [
      '/galaxyProduct',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/document/latest/26'
    ]
  },
  {
    kind: 'word',
    query: '试用',
    answers: ['/download', '/center/download?type=download&id=1', '/center/download', '/document/latest/5']
  },
  {
    kind: 'word',
    query: 'docker',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8', '/document/latest/35']
  },
  {
    kind: 'word',
    query: 'maven依赖',
    answers: ['/document/latest/15', '/center/download?type=download&id=5', '/news/detail?id=2']
  },
  {
    kind: 'word',
    query: 'pip install',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  {
    kind: 'word',
    query: '端口',
    answers: ['/document/latest/24', '/document/latest/35', '/document/latest/5']
  },
  {
    kind: 'word',
    query: '默认密码',
    answers: ['/document/latest/5', '/document/latest/23', '/document/latest/35', '/document/latest/1']
  },
  {
    kind: 'word',
    query: 'LDAP',
    answers: ['/document/latest/23']
  },
  {
    kind: 'word',
    query: 'TLS证书',
    answers: ['/document/latest/24']
  },
  {
    kind: 'word',
    query: '审计日志',
    answers: ['/document/latest/24']
  },
  {
    kind: 'word',
    query: '等保',
    answers: ['/document/latest/24', '/document/latest/23', '/privacy']
  },
  {
    kind: 'word',
    query: '事务隔离级别',
    answers: ['/document/latest/12']
  },
  {
    kind: 'word',
    query: '索引',
    answers: ['/document/latest/14', '/document/latest/25']
  },
  {
    kind: 'word',
    query: 'explain',
    answers: ['/document/latest/14', '/document/latest/25']
  },
  {
    kind: 'word',
    query: '最短路径',
    answers: ['/document/latest/19', '/document/latest/11', '/document/latest/17', '/product/onlinedemo']
  },
  {
    kind: 'word',
    query: 'pagerank',
    answers: ['/document/latest/18', '/document/latest/17', '/center/school?id=3', '/product/onlinedemo']
  },
  {
    kind: 'word',
    query: 'louvain',
    answers: ['/document/latest/18', '/document/latest/17']
  },
  {
    kind: 'word',
    query: 'collect unwind',
    answers: ['/document/latest/13', '/document/latest/29', '/document/latest/32']
  },
  {
    kind: 'word',
    query: 'merge去重',
    answers: ['/document/latest/12', '/center/consultancy?id=7', '/demogallery/details?type=customer360', '/document/latest/29']
  },
  {
    kind: 'word',
    query: '日期函数',
    answers: ['/document/latest/32', '/document/latest/29']
  },
  {
    kind: 'word',
    query: '超级节点',
    answers: ['/document/latest/25', '/news/detail?id=3', '/document/latest/3', '/document/latest/34']
  },
  {
    kind: 'word',
    query: '分片',
    answers: ['/document/latest/8', '/center/video/details?id=5', '/document/latest/4']
  },
  {
    kind: 'word',
    query: '高可用',
    answers: ['/document/latest/7', '/document/latest/4', '/document/latest/8', '/galaxyProduct']
  },
  {
    kind: 'word',
    query: 'prometheus',
    answers: ['/document/latest/20']
  },
  {
    kind: 'word',
    query: '增量备份',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4']
  },
  {
    kind: 'word',
    query: 'LDBC',
    answers: ['/report/ldbc', '/homedetails?id=1', '/center/research?id=3', '/center/download?type=research&id=3', '/report']
  },
  {
    kind: 'word',
    query: 'nebula',
    answers: ['/report/NebulaGraph', '/report']
  },
  {
    kind: 'word',
    query: 'tigergraph',
    answers: ['/report/TigerGraph', '/report']
  },
  {
    kind: 'word',
    query: 'MCP',
    answers: ['/document/latest/41']
  },
  {
    kind: 'word',
    query: 'RAG',
    answers: [
      '/graphRag',
      '/center/video/details?id=6',
      '/demogallery/details?type=knowledge',
      '/demogallery/details?type=intelligentAnswer'
    ]
  },
  {
    kind: 'word',
    query: '可视化',
    answers: ['/product/GalaxyWeaver', '/giProduct', '/playground']
  },
  {
    kind: 'word',
    query: '代理商',
    answers: ['/partner/system', '/partner/connect']
  },
  {
    kind: 'word',
    query: '实习',
    answers: ['/joinus']
  },
  {
    kind: 'word',
    query: '股权穿透',
    answers: ['/demogallery/details?type=credit', '/customer/details?id=2', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'word',
    query: 'GPU',
    answers: ['/integrated', '/document/latest/37']
  },
  {
    kind: 'typo',
    query: 'anzhuang',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8']
  },
  {
    kind: 'typo',
    query: 'beifen',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4', '/center/school?id=4']
  },
  {
    kind: 'typo',
    query: 'fanxiqian',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder']
  },
  {
    kind: 'typo',
    query: 'zhaopin',
    answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus/data?id=4']
  },
  {
    kind: 'typo',
    query: 'jiage',
    answers: [
      '/galaxyProduct',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced'
    ]
  },
  {
    kind: 'typo',
    query: 'xiazai',
    answers: ['/download', '/center/download', '/center/download?type=download&id=1']
  },
  {
    kind: 'typo',
    query: 'neo4g 对比',
    answers: ['/report/Neo4j', '/report']
  },
  {
    kind: 'typo',
    query: 'cyhper语法',
    answers: ['/document/latest/29', '/document/latest/10', '/document/latest/11', '/playground']
  },
  {
    kind: 'typo',
    query: 'pyhton驱动',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  {
    kind: 'typo',
    query: '认正考试',
    answers: ['/center/train', '/center/train/GBCA', '/news/detail?id=10']
  },
  {
    kind: 'typo',
    query: '图数剧库是什么',
    answers: ['/product?name=index', '/center/school?id=1', '/document/latest/2']
  },
  {
    kind: 'typo',
    query: '供应连',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'typo',
    query: '基准侧试',
    answers: ['/report', '/news/detail?id=7', '/center/research?id=3', '/report/ldbc', '/report/developer', '/report/enterprise']
  },
  {
    kind: 'typo',
    query: 'janusgrapf',
    answers: ['/report/JanusGraph']
  },
  {
    kind: 'typo',
    query: '隐私生明',
    answers: ['/privacy']
  },
  {
    kind: 'synonym',
    query: '黑产',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'synonym',
    query: '节点 关系 属性',
    answers: ['/document/latest/2', '/center/school?id=1', '/center/video/details?id=1', '/document/latest/27']
  },
  {
    kind: 'synonym',
    query: '授权费用',
    answers: [
      '/galaxyProduct',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced'
    ]
  },
  {
    kind: 'synonym',
    query: '容灾',
    answers: ['/document/latest/21', '/document/latest/7', '/document/latest/8', '/news/detail?id=6']
  },
  {
    kind: 'synonym',
    query: '圖資料庫',
    answers: ['/product?name=index', '/product/database', '/']
  },
  {
    kind: 'synonym',
    query: '資料匯入',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/center/video/details?id=3', '/news/detail?id=4']
  },
  {
    kind: 'synonym',
    query: '叢集部署',
    answers: ['/document/latest/7', '/document/latest/8', '/document/latest/22']
  },
  {
    kind: 'synonym',
    query: '效能調校',
    answers: ['/document/latest/25', '/document/latest/14']
  },
  {
    kind: 'synonym',
    query: '教学录像',
    answers: ['/center/video', '/center/video?type=tutorial', '/center/video/details?id=3', '/center/video/details?id=4']
  },
  {
    kind: 'synonym',
    query: '渠道合作',
    answers: ['/partner/system', '/partner/connect']
  },
  {
    kind: 'synonym',
    query: '猜你喜欢',
    answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc']
  },
  {
    kind: 'synonym',
    query: '最终受益人',
    answers: ['/demogallery/details?type=credit', '/customer/details?id=2', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'synonym',
    query: 'SDK',
    answers: [
      '/document/latest/15',
      '/document/latest/16',
      '/center/download?type=download&id=5',
      '/center/download?type=download&id=6',
      '/news/detail?id=2'
    ]
  },
  {
    kind: 'synonym',
    query: '更新日志',
    answers: ['/document/latest/36', '/news/detail?id=1', '/news/detail?id=2', '/news/detail?id=4']
  },
  {
    kind: 'synonym',
    query: '越权访问排查',
    answers: ['/demogallery/details?type=amc', '/news/detail?id=11', '/document/latest/23']
  }
]
