import type { Question } from './question'

/** Misspelled words and other names that strangers typed who had read the titles of the Chinese pages and nothing else. */
export const questions: readonly Question[] = [
  { kind: 'typo', query: '备份与灰复', answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4'] },
  { kind: 'typo', query: '图书据库', answers: ['/product?name=index', '/product/database'] },
  { kind: 'typo', query: '只是图谱', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: 'neo4g 对比', answers: ['/report/Neo4j'] },
  { kind: 'typo', query: 'janus grahp', answers: ['/report/JanusGraph'] },
  { kind: 'typo', query: 'tigergraf', answers: ['/report/TigerGraph'] },
  { kind: 'typo', query: '反洗浅', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  { kind: 'typo', query: 'fanqizha', answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud'] },
  { kind: 'typo', query: 'xiazai', answers: ['/download', '/center/download'] },
  { kind: 'typo', query: '安装单击版', answers: ['/document/latest/5', '/document/latest/6'] },
  {
    kind: 'typo',
    query: 'cyhper 语法',
    answers: ['/document/latest/29', '/document/latest/10', '/document/latest/11', '/playground']
  },
  { kind: 'typo', query: 'tu suanfa', answers: ['/document/latest/17', '/document/latest/18', '/document/latest/19'] },
  { kind: 'typo', query: '认正培训', answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training'] },
  {
    kind: 'typo',
    query: '供映链',
    answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain', '/customer/details?id=3']
  },
  { kind: 'typo', query: 'pyhton 驱动', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  { kind: 'synonym', query: '节点和关系', answers: ['/document/latest/2', '/center/school?id=1', '/center/video/details?id=1'] },
  { kind: 'synonym', query: 'ETL 装载', answers: ['/document/latest/9', '/center/download?type=download&id=7'] },
  { kind: 'synonym', query: '容灾', answers: ['/document/latest/21', '/document/latest/7'] },
  { kind: 'synonym', query: '水平扩展', answers: ['/document/latest/22', '/document/latest/8', '/document/latest/4'] },
  { kind: 'synonym', query: '360度用户画像', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'synonym', query: 'IAM', answers: ['/demogallery/details?type=amc'] },
  { kind: 'synonym', query: 'CMDB 故障定位', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'synonym', query: 'nGQL GSQL Gremlin 区别', answers: ['/center/research?id=4'] },
  {
    kind: 'synonym',
    query: 'UBO 受益所有人',
    answers: ['/customer/details?id=2', '/demogallery/details?type=credit', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'synonym',
    query: 'KOL 传播最大化',
    answers: ['/product/onlinedemo?type=socialmarket', '/demogallery/details?type=social']
  },
  { kind: 'synonym', query: 'group by collect', answers: ['/document/latest/13'] },
  {
    kind: 'synonym',
    query: 'schema设计',
    answers: ['/document/latest/3', '/center/research?id=6', '/center/activity?id=5', '/news/detail?id=3']
  },
  { kind: 'synonym', query: '软硬一体 GPU服务器', answers: ['/integrated'] },
  { kind: 'synonym', query: '名词解释 中英文', answers: ['/document/latest/27'] },
  { kind: 'synonym', query: '自来水管网 爆裂', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'typo',
    query: '图算发',
    answers: ['/document/latest/17', '/document/latest/18', '/document/latest/19', '/product/onlinedemo']
  },
  { kind: 'typo', query: '索饮', answers: ['/document/latest/14'] },
  { kind: 'typo', query: '升极', answers: ['/document/latest/22', '/center/school?id=4'] },
  { kind: 'typo', query: '事物隔离', answers: ['/document/latest/12'] },
  {
    kind: 'typo',
    query: '数据健模',
    answers: ['/document/latest/3', '/center/research?id=6', '/news/detail?id=3', '/center/activity?id=5']
  },
  { kind: 'typo', query: '只能问答', answers: ['/demogallery/details?type=intelligentAnswer'] },
  { kind: 'typo', query: '配制参数', answers: ['/document/latest/35'] },
  {
    kind: 'typo',
    query: '实际空制人',
    answers: ['/demogallery/details?type=credit', '/customer/details?id=2', '/product/onlinedemo?type=credit']
  }
]
