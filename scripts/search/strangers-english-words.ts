import type { Question } from './question'

/** Words that strangers typed who had read the titles of the English pages and nothing else. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: 'pricing',
    answers: [
      '/galaxyProduct',
      '/homedetails?id=2',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced'
    ]
  },
  { kind: 'word', query: 'jdbc', answers: ['/center/download?type=download&id=5', '/document/latest/15'] },
  { kind: 'word', query: 'LDAP', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'pip install', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  { kind: 'word', query: 'docker', answers: ['/document/latest/5', '/center/download?type=download&id=1', '/download'] },
  { kind: 'word', query: 'sharding', answers: ['/document/latest/4', '/document/latest/8', '/center/video/details?id=5'] },
  { kind: 'word', query: 'shortest path', answers: ['/document/latest/19', '/document/latest/17', '/document/latest/11'] },
  {
    kind: 'word',
    query: 'pagerank',
    answers: ['/document/latest/18', '/center/school?id=3', '/document/latest/17', '/product/onlinedemo']
  },
  { kind: 'word', query: 'louvain', answers: ['/document/latest/18', '/document/latest/17'] },
  { kind: 'word', query: 'AML', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  {
    kind: 'word',
    query: 'KYC',
    answers: [
      '/demogallery/details?type=credit',
      '/product/onlinedemo?type=credit',
      '/demogallery/details?type=launder',
      '/customer/details?id=2'
    ]
  },
  {
    kind: 'word',
    query: 'UBO',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/customer/details?id=2']
  },
  { kind: 'word', query: 'ssl certificate', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'audit log', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'RBAC', answers: ['/document/latest/23', '/news/detail?id=11'] },
  { kind: 'word', query: 'changelog', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'EXPLAIN PROFILE', answers: ['/document/latest/14', '/document/latest/25'] },
  { kind: 'word', query: 'create index', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'MERGE', answers: ['/document/latest/12', '/document/latest/29'] },
  { kind: 'word', query: 'UNWIND collect', answers: ['/document/latest/13', '/document/latest/29'] },
  { kind: 'word', query: 'ACID', answers: ['/document/latest/12', '/product/database', '/document/latest/4'] },
  { kind: 'word', query: 'prometheus grafana', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'RAM requirements', answers: ['/document/latest/37'] },
  { kind: 'word', query: 'system requirements', answers: ['/document/latest/37', '/document/latest/5'] },
  {
    kind: 'word',
    query: 'jobs',
    answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus/data?id=4']
  },
  { kind: 'word', query: 'reseller program', answers: ['/partner/connect'] },
  { kind: 'word', query: 'GDPR', answers: ['/privacy'] },
  { kind: 'word', query: 'WCAG', answers: ['/accessibility'] },
  { kind: 'word', query: 'LDBC SNB', answers: ['/report/ldbc', '/report'] },
  { kind: 'word', query: 'tigergraph', answers: ['/report/TigerGraph'] },
  { kind: 'word', query: 'nebula vs galaxy', answers: ['/report/NebulaGraph'] },
  { kind: 'word', query: 'max property size', answers: ['/document/latest/34'] },
  { kind: 'word', query: 'GQL ISO standard', answers: ['/center/research?id=4', '/document/latest/31'] },
  { kind: 'word', query: 'exam syllabus', answers: ['/center/train/GBCA', '/center/train/GBCA/training', '/news/detail?id=10'] },
  { kind: 'word', query: 'webinar', answers: ['/center/activity', '/center/activity?id=1', '/center/activity?id=3'] },
  {
    kind: 'word',
    query: 'GraphRAG',
    answers: ['/graphRag', '/center/video/details?id=6', '/demogallery/details?type=intelligentAnswer']
  },
  { kind: 'word', query: 'books', answers: ['/book'] },
  {
    kind: 'word',
    query: 'contact sales',
    answers: [
      '/partner/connect',
      '/product/consult?edition=advanced',
      '/product/consult?edition=standard',
      '/product/consult?edition=single'
    ]
  },
  { kind: 'word', query: 'timeout error code', answers: ['/document/latest/33'] },
  { kind: 'word', query: 'port number config', answers: ['/document/latest/35', '/document/latest/24'] },
  {
    kind: 'word',
    query: 'mule accounts',
    answers: [
      '/demogallery/details?type=launder',
      '/demogallery/details?type=fraud',
      '/product/onlinedemo?type=launder',
      '/product/onlinedemo?type=antifraud',
      '/document/latest/30',
      '/center/video/details?id=7'
    ]
  },
  {
    kind: 'word',
    query: 'loan underwriting',
    answers: [
      '/demogallery/details?type=credit',
      '/customer/details?id=2',
      '/product/onlinedemo?type=credit',
      '/center/research?id=2'
    ]
  },
  {
    kind: 'word',
    query: 'device fingerprint',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  { kind: 'word', query: 'RAM', answers: ['/document/latest/37'] },
  { kind: 'word', query: 'single sign-on', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'https certificate', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'prometheus', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'explain', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'maven', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  {
    kind: 'word',
    query: 'ETL',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/news/detail?id=4', '/center/video/details?id=3']
  },
  {
    kind: 'word',
    query: 'exam',
    answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training', '/news/detail?id=10']
  },
  { kind: 'word', query: 'vacancies', answers: ['/joinus'] },
  { kind: 'word', query: 'reseller', answers: ['/partner/connect'] },
  { kind: 'word', query: 'case studies', answers: ['/customer', '/center/video?type=case'] },
  {
    kind: 'word',
    query: 'chatbot',
    answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag', '/center/video/details?id=6']
  },
  {
    kind: 'word',
    query: 'LLM hallucination',
    answers: ['/graphRag', '/demogallery/details?type=intelligentAnswer', '/center/video/details?id=6']
  },
  {
    kind: 'word',
    query: 'influencers',
    answers: [
      '/demogallery/details?type=social',
      '/product/onlinedemo?type=socialmarket',
      '/center/school?id=3',
      '/document/latest/18'
    ]
  },
  {
    kind: 'word',
    query: 'cross-selling',
    answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc', '/demogallery/details?type=customer360']
  },
  { kind: 'word', query: 'duplicate customers', answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7'] },
  { kind: 'word', query: 'entitlements', answers: ['/demogallery/details?type=amc', '/news/detail?id=11'] },
  {
    kind: 'word',
    query: 'bill of materials',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/news/detail?id=8',
      '/customer/details?id=3'
    ]
  },
  {
    kind: 'word',
    query: 'substation',
    answers: [
      '/demogallery/details?type=power',
      '/product/onlinedemo?type=power',
      '/product/onlinedemo?type=modulation',
      '/customer/details?id=4',
      '/center/video/details?id=8'
    ]
  },
  { kind: 'word', query: 'truck routing', answers: ['/demogallery/details?type=logistics', '/customer/details?id=5'] },
  { kind: 'word', query: 'GPU server', answers: ['/integrated'] },
  { kind: 'word', query: 'textbooks', answers: ['/book'] }
]
