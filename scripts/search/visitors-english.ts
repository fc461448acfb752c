import type { Question } from './question'

/** Queries of visitors of the English site, written without knowing the index or its synonyms, and not adapted to them. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: 'I want to try the enterprise edition',
    answers: ['/download', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  },
  {
    kind: 'sentence',
    query: 'contact sales',
    answers: [
      '/product/consult?edition=standard',
      '/product/consult?edition=single',
      '/product/consult?edition=advanced',
      '/aboutus'
    ]
  },
  {
    kind: 'sentence',
    query: 'can I use the free edition commercially',
    answers: ['/galaxyProduct', '/document/latest/5', '/download', '/document/latest/26']
  },
  {
    kind: 'sentence',
    query: 'difference between single server and cluster',
    answers: ['/galaxyProduct', '/homedetails?id=2', '/document/latest/4']
  },
  {
    kind: 'sentence',
    query: 'load data from MySQL',
    answers: ['/document/latest/9', '/document/latest/3', '/document/latest/28', '/product/GalaxyWeaver']
  },
  { kind: 'word', query: 'roll back an upgrade', answers: ['/document/latest/22'] },
  { kind: 'sentence', query: 'migrate from Neo4j', answers: ['/document/latest/38'] },
  { kind: 'word', query: 'Neo4j comparison', answers: ['/report/Neo4j'] },
  { kind: 'word', query: 'nebula benchmark', answers: ['/report/NebulaGraph'] },
  { kind: 'word', query: 'JanusGraph', answers: ['/report/JanusGraph'] },
  { kind: 'word', query: 'LDBC SNB', answers: ['/report/ldbc', '/homedetails?id=1'] },
  {
    kind: 'sentence',
    query: 'how much memory do I need',
    answers: ['/document/latest/37', '/document/latest/35', '/document/latest/25']
  },
  { kind: 'word', query: 'disk space', answers: ['/document/latest/37'] },
  {
    kind: 'word',
    query: 'supported operating systems',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/galaxyProduct']
  },
  { kind: 'word', query: 'prometheus metrics', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'default port', answers: ['/document/latest/24', '/document/latest/35'] },
  {
    kind: 'sentence',
    query: 'forgot admin password',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/23', '/document/latest/26', '/document/latest/33']
  },
  { kind: 'word', query: 'change password', answers: ['/document/latest/5', '/document/latest/23', '/document/latest/24'] },
  { kind: 'sentence', query: 'my query is slow', answers: ['/document/latest/25', '/document/latest/14', '/document/latest/20'] },
  { kind: 'word', query: 'connection refused', answers: ['/document/latest/33', '/document/latest/15', '/document/latest/16'] },
  { kind: 'word', query: 'out of memory', answers: ['/document/latest/33', '/document/latest/25', '/document/latest/35'] },
  { kind: 'word', query: 'maximum result rows', answers: ['/document/latest/34'] },
  { kind: 'word', query: 'isolation level', answers: ['/document/latest/12', '/document/latest/4'] },
  { kind: 'word', query: 'read replicas', answers: ['/document/latest/4', '/document/latest/8', '/document/latest/7'] },
  {
    kind: 'sentence',
    query: 'what happens when a node fails',
    answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8']
  },
  { kind: 'word', query: 'multi datacenter', answers: ['/document/latest/8', '/document/latest/7', '/document/latest/4'] },
  { kind: 'word', query: 'incremental backup', answers: ['/document/latest/21'] },
  { kind: 'word', query: 'cron backup', answers: ['/document/latest/21'] },
  { kind: 'word', query: 'systemd service', answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7'] },
  { kind: 'word', query: 'config file location', answers: ['/document/latest/35', '/document/latest/5'] },
  { kind: 'sentence', query: 'write a three hop query', answers: ['/document/latest/10', '/document/latest/11'] },
  { kind: 'word', query: 'variable length path', answers: ['/document/latest/11'] },
  { kind: 'word', query: 'top n per group', answers: ['/document/latest/13'] },
  { kind: 'word', query: 'list comprehension', answers: ['/document/latest/13', '/document/latest/32', '/document/latest/29'] },
  { kind: 'word', query: 'string functions', answers: ['/document/latest/32', '/document/latest/29'] },
  { kind: 'word', query: 'date arithmetic', answers: ['/document/latest/32', '/document/latest/29'] },
  { kind: 'word', query: 'null handling', answers: ['/document/latest/10', '/document/latest/32'] },
  {
    kind: 'sentence',
    query: 'graph database vs relational database',
    answers: [
      '/product?name=index',
      '/product?name=join',
      '/document/latest/2',
      '/document/latest/3',
      '/document/latest/28',
      '/product?name=fit'
    ]
  },
  { kind: 'sentence', query: 'when should I not use a graph database', answers: ['/product?name=fit'] },
  {
    kind: 'word',
    query: 'beneficial ownership',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'word',
    query: 'KYC',
    answers: [
      '/demogallery/details?type=credit',
      '/demogallery/details?type=launder',
      '/demogallery/details?type=customer360',
      '/demogallery/details?type=fraud'
    ]
  },
  {
    kind: 'word',
    query: 'account takeover fraud',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud']
  },
  {
    kind: 'word',
    query: 'money mule',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder', '/demogallery/details?type=fraud']
  },
  { kind: 'word', query: 'product recommendations', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  { kind: 'word', query: 'outage analysis', answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power'] },
  { kind: 'word', query: 'burst pipe', answers: ['/demogallery/details?type=response'] },
  { kind: 'word', query: 'entity resolution', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'word', query: 'zero trust access review', answers: ['/demogallery/details?type=amc'] },
  {
    kind: 'word',
    query: 'LLM hallucination',
    answers: ['/graphRag', '/demogallery/details?type=intelligentAnswer', '/demogallery/details?type=knowledge']
  },
  { kind: 'word', query: 'on-premises AI hardware', answers: ['/integrated'] },
  { kind: 'word', query: 'graph visualization tool', answers: ['/giProduct'] },
  { kind: 'word', query: 'no-code ETL', answers: ['/product/GalaxyWeaver'] },
  {
    kind: 'sentence',
    query: 'is the GBCA exam hard',
    answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training']
  },
  { kind: 'word', query: 'check a certificate', answers: ['/verify'] },
  { kind: 'sentence', query: 'are you hiring', answers: ['/joinus'] },
  { kind: 'sentence', query: 'when was the company founded', answers: ['/aboutus'] },
  { kind: 'word', query: 'become a reseller', answers: ['/partner/connect'] },
  { kind: 'word', query: 'GDPR', answers: ['/privacy'] },
  { kind: 'word', query: 'screen reader', answers: ['/accessibility'] },
  { kind: 'word', query: 'async python', answers: ['/document/latest/16'] }
]
