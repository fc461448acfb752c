import type { Question } from './question'

/** Words that newcomers typed who knew the titles of the sitemap only. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: 'free version',
    answers: ['/center/download?type=download&id=1', '/document/latest/5', '/download', '/galaxyProduct']
  },
  {
    kind: 'word',
    query: 'failover',
    answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8', '/document/latest/22', '/document/latest/26']
  },
  { kind: 'word', query: 'alerting', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'audit trail', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'rollback', answers: ['/document/latest/12'] },
  { kind: 'word', query: 'louvain', answers: ['/document/latest/18'] },
  { kind: 'word', query: 'dijkstra', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'jaccard', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'GraphRAG', answers: ['/graphRag', '/center/video/details?id=6'] },
  { kind: 'word', query: 'AML', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  { kind: 'word', query: 'GDPR', answers: ['/privacy'] },
  { kind: 'word', query: 'wcag', answers: ['/accessibility'] },
  { kind: 'word', query: 'reseller', answers: ['/partner/connect'] },
  {
    kind: 'word',
    query: 'webinars',
    answers: [
      '/center/activity',
      '/center/activity?id=1',
      '/center/activity?id=2',
      '/center/activity?id=3',
      '/center/activity?id=4',
      '/center/activity?id=5',
      '/center/activity?id=6'
    ]
  },
  { kind: 'word', query: 'open positions', answers: ['/joinus'] },
  { kind: 'word', query: 'faq', answers: ['/document/latest/26'] },
  { kind: 'word', query: 'active directory', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'prometheus metrics', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'grafana dashboard', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'create index', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'explain plan', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'optional match', answers: ['/document/latest/11', '/document/latest/10', '/document/latest/29'] },
  { kind: 'word', query: 'bulk loading', answers: ['/document/latest/9', '/center/download?type=download&id=7'] },
  { kind: 'word', query: 'data types supported', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'string functions', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'date and time functions', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'config file parameters', answers: ['/document/latest/35'] },
  { kind: 'word', query: 'maven dependency', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'word', query: 'jupyter notebook', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  { kind: 'word', query: 'role based access control', answers: ['/document/latest/23', '/demogallery/details?type=amc'] },
  { kind: 'word', query: 'point in time recovery', answers: ['/document/latest/21'] },
  { kind: 'word', query: 'gpu hardware', answers: ['/integrated'] },
  {
    kind: 'word',
    query: 'whitepaper pdf',
    answers: ['/center/research?type=whitepapers', '/center/research', '/center/research?id=1', '/center/research?id=2']
  },
  {
    kind: 'word',
    query: 'video tutorial',
    answers: ['/center/video', '/center/video/details?id=3', '/center/video/details?id=4']
  },
  { kind: 'word', query: 'company history', answers: ['/aboutus'] },
  { kind: 'word', query: 'customer stories', answers: ['/customer'] },
  {
    kind: 'word',
    query: 'software engineer jobs',
    answers: ['/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus']
  },
  { kind: 'word', query: 'galaxy weaver', answers: ['/product/GalaxyWeaver'] },
  {
    kind: 'word',
    query: 'GBCA exam',
    answers: ['/center/train/GBCA', '/center/train', '/center/train/GBCA/training', '/center/train/GBCA/resource']
  },
  { kind: 'word', query: 'cluster benchmark', answers: ['/report/enterprise'] },
  { kind: 'word', query: 'single node performance', answers: ['/report/developer'] },
  { kind: 'word', query: 'ldbc snb result', answers: ['/report/ldbc', '/homedetails?id=1'] },
  { kind: 'word', query: 'neo4j alternative', answers: ['/report/Neo4j', '/document/latest/38'] },
  { kind: 'word', query: 'nebula vs galaxy', answers: ['/report/NebulaGraph'] },
  { kind: 'word', query: 'max number of graphs', answers: ['/document/latest/34', '/galaxyProduct'] },
  { kind: 'word', query: 'disk space requirements', answers: ['/document/latest/37'] },
  {
    kind: 'word',
    query: 'supply chain risk',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'word',
    query: 'credit card fraud detection',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  }
]
