import type { Question } from './question'

/** Sentences, misspellings and abbreviations of newcomers who knew the titles of the sitemap only. */
export const questions: readonly Question[] = [
  { kind: 'typo', query: 'beifen', answers: ['/document/latest/21'] },
  {
    kind: 'typo',
    query: 'gongyinglian',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/news/detail?id=8',
      '/customer/details?id=3'
    ]
  },
  { kind: 'typo', query: 'tu suanfa', answers: ['/document/latest/17', '/document/latest/18', '/document/latest/19'] },
  {
    kind: 'typo',
    query: 'bushu',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8']
  },
  { kind: 'typo', query: 'zhishitupu', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: 'yinsi', answers: ['/privacy'] },
  { kind: 'typo', query: 'jiankong gaojing', answers: ['/document/latest/20'] },
  { kind: 'typo', query: 'xingneng tiaoyou', answers: ['/document/latest/25'] },
  { kind: 'typo', query: '反洗黔', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  { kind: 'typo', query: '图数剧库', answers: ['/product?name=index', '/product/database'] },
  { kind: 'typo', query: '安装教呈', answers: ['/document/latest/5', '/document/latest/6'] },
  { kind: 'typo', query: '備份還原', answers: ['/document/latest/21'] },
  { kind: 'typo', query: '圖資料庫是什麼', answers: ['/product?name=index', '/document/latest/2'] },
  { kind: 'typo', query: '效能測試', answers: ['/report', '/report/developer', '/report/enterprise', '/report/ldbc'] },
  { kind: 'typo', query: 'pathon驱动', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  { kind: 'typo', query: 'nebula 对比', answers: ['/report/NebulaGraph'] },
  { kind: 'typo', query: 'tigergraph比较', answers: ['/report/TigerGraph'] },
  { kind: 'typo', query: 'janus', answers: ['/report/JanusGraph'] },
  {
    kind: 'typo',
    query: 'csv 导入',
    answers: ['/document/latest/9', '/center/video/details?id=3', '/center/download?type=download&id=7']
  },
  { kind: 'typo', query: 'cypher语法', answers: ['/document/latest/29', '/document/latest/10', '/document/latest/11'] },
  { kind: 'typo', query: 'RAG', answers: ['/graphRag', '/center/video/details?id=6'] },
  { kind: 'typo', query: 'AD域账号登录', answers: ['/document/latest/23'] },
  { kind: 'sentence', query: '怎么在自己电脑上装一个', answers: ['/document/latest/5', '/download'] },
  {
    kind: 'sentence',
    query: '企业版多少钱一年',
    answers: ['/galaxyProduct', '/product/consult?edition=standard', '/product/consult?edition=advanced', '/homedetails?id=2']
  },
  { kind: 'sentence', query: '几个版本有啥区别', answers: ['/galaxyProduct', '/center/video/details?id=2', '/homedetails?id=2'] },
  { kind: 'sentence', query: '最多能存多少个点', answers: ['/document/latest/34', '/galaxyProduct'] },
  { kind: 'sentence', query: '需要几台服务器', answers: ['/document/latest/37', '/document/latest/7', '/document/latest/8'] },
  { kind: 'sentence', query: '查询超时怎么办', answers: ['/document/latest/33', '/document/latest/25'] },
  { kind: 'sentence', query: '误删数据能找回来吗', answers: ['/document/latest/21'] },
  { kind: 'sentence', query: '升级要停机吗', answers: ['/document/latest/22'] },
  { kind: 'sentence', query: '怎么加一台机器', answers: ['/document/latest/22'] },
  { kind: 'sentence', query: '怎么给同事开只读账号', answers: ['/document/latest/23'] },
  { kind: 'sentence', query: '怎么配置https证书', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: '如何删除一个点', answers: ['/document/latest/12'] },
  { kind: 'sentence', query: '怎样统计每个人的好友数', answers: ['/document/latest/13'] },
  { kind: 'sentence', query: '两个人之间有几条路径', answers: ['/document/latest/11', '/document/latest/19'] },
  { kind: 'sentence', query: '用java怎么连', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'sentence', query: '支持哪些算法', answers: ['/document/latest/17', '/galaxyProduct'] },
  { kind: 'sentence', query: 'sql怎么改写成图查询', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: '从neo4j迁过来麻烦吗', answers: ['/document/latest/38'] },
  { kind: 'sentence', query: '文档写错了去哪里反馈', answers: ['/document/feedback', '/news/detail?id=14'] },
  {
    kind: 'sentence',
    query: '关系数据库和图数据库差在哪',
    answers: ['/product?name=join', '/product?name=fit', '/product?name=index', '/document/latest/28']
  },
  { kind: 'sentence', query: '不用安装能试一下吗', answers: ['/playground', '/download'] },
  {
    kind: 'sentence',
    query: '钱最后转到谁手里了',
    answers: ['/product/onlinedemo?type=launder', '/demogallery/details?type=launder']
  },
  {
    kind: 'sentence',
    query: '谁是这家公司的老板',
    answers: ['/product/onlinedemo?type=credit', '/demogallery/details?type=credit', '/customer/details?id=2']
  },
  {
    kind: 'sentence',
    query: '供应商出事影响哪些产品',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  { kind: 'sentence', query: '系统告警那么多怎么找源头', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'sentence', query: '员工能看到哪些数据', answers: ['/demogallery/details?type=amc', '/news/detail?id=11'] },
  {
    kind: 'sentence',
    query: '同一个客户在几个系统里重复了',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  { kind: 'sentence', query: '想跟你们合作怎么联系', answers: ['/partner/connect'] }
]
