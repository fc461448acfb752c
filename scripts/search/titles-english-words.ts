import type { Question } from './question'

/** Words under which readers look for the subject of each title of the English pages, some of them misspelled. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: 'license cost per server',
    answers: [
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/galaxyProduct'
    ]
  },
  { kind: 'word', query: 'rolling restart', answers: ['/document/latest/22'] },
  { kind: 'word', query: 'role based access', answers: ['/document/latest/23', '/news/detail?id=11'] },
  { kind: 'synonym', query: 'active directory integration', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'encrypt traffic between nodes', answers: ['/document/latest/24'] },
  {
    kind: 'word',
    query: 'backup schedule',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4', '/center/school?id=4']
  },
  { kind: 'word', query: 'breaking changes', answers: ['/document/latest/36', '/document/latest/22'] },
  {
    kind: 'synonym',
    query: 'foreign keys become edges',
    answers: ['/document/latest/3', '/news/detail?id=12', '/document/latest/28']
  },
  {
    kind: 'word',
    query: 'hot vertex millions of edges',
    answers: ['/document/latest/3', '/document/latest/25', '/document/latest/34', '/news/detail?id=3']
  },
  { kind: 'word', query: 'MATCH WHERE RETURN', answers: ['/document/latest/10', '/document/latest/29', '/center/school?id=2'] },
  { kind: 'word', query: 'optional match', answers: ['/document/latest/10', '/document/latest/11', '/document/latest/29'] },
  { kind: 'word', query: 'variable length pattern', answers: ['/document/latest/11'] },
  {
    kind: 'word',
    query: 'batch insert transaction size',
    answers: ['/document/latest/12', '/document/latest/9', '/document/latest/25']
  },
  { kind: 'synonym', query: 'string aggregation', answers: ['/document/latest/13', '/document/latest/32'] },
  { kind: 'word', query: 'query is not using my index', answers: ['/document/latest/14', '/document/latest/25'] },
  { kind: 'word', query: 'maven dependency', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'word', query: 'community detection', answers: ['/document/latest/18', '/document/latest/17'] },
  { kind: 'word', query: 'cosine similarity', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'dijkstra', answers: ['/document/latest/19', '/document/latest/11', '/document/latest/17'] },
  { kind: 'word', query: 'alert when disk is full', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'chinese english terminology', answers: ['/document/latest/27'] },
  { kind: 'word', query: 'duration and datetime', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'syntax error meaning', answers: ['/document/latest/33'] },
  { kind: 'word', query: 'change memory setting', answers: ['/document/latest/35'] },
  { kind: 'word', query: 'import json or parquet', answers: ['/document/latest/9', '/center/download?type=download&id=7'] },
  { kind: 'synonym', query: 'ghost employees with too many permissions', answers: ['/demogallery/details?type=amc'] },
  {
    kind: 'synonym',
    query: 'shell companies',
    answers: [
      '/demogallery/details?type=credit',
      '/demogallery/details?type=launder',
      '/product/onlinedemo?type=credit',
      '/customer/details?id=2'
    ]
  },
  {
    kind: 'synonym',
    query: 'dedupe customer records',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  { kind: 'synonym', query: 'incident root cause microservices', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'synonym',
    query: 'credit card fraud network',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  { kind: 'synonym', query: 'people also bought', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  {
    kind: 'synonym',
    query: 'vehicle routing after road closure',
    answers: ['/demogallery/details?type=logistics', '/customer/details?id=5']
  },
  { kind: 'synonym', query: 'burst water main', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'synonym',
    query: 'n-1 contingency',
    answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power', '/customer/details?id=4']
  },
  {
    kind: 'synonym',
    query: 'tier 2 supplier risk',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'synonym',
    query: 'viral marketing seed users',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'word',
    query: 'exam preparation material',
    answers: ['/news/detail?id=10', '/center/train/GBCA/training', '/center/train/GBCA', '/center/train']
  },
  { kind: 'word', query: 'software engineer position', answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2'] },
  { kind: 'word', query: 'keyboard navigation', answers: ['/accessibility'] },
  { kind: 'word', query: 'gpu server for llm', answers: ['/integrated'] },
  { kind: 'word', query: 'explore the graph visually', answers: ['/giProduct'] },
  { kind: 'word', query: 'retrieval augmented generation', answers: ['/graphRag', '/center/video/details?id=6'] },
  { kind: 'synonym', query: 'linked data vs property graph', answers: ['/product?name=index', '/document/latest/2'] },
  {
    kind: 'typo',
    query: 'instalation guide',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8']
  },
  { kind: 'typo', query: 'bakcup', answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4'] },
  { kind: 'typo', query: 'nebule graph', answers: ['/report/NebulaGraph'] },
  { kind: 'typo', query: 'tigger graph', answers: ['/report/TigerGraph'] },
  { kind: 'typo', query: 'anty fraud', answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud'] },
  { kind: 'typo', query: 'perfomance tunning', answers: ['/document/latest/25'] },
  { kind: 'typo', query: 'privcy', answers: ['/privacy'] },
  { kind: 'typo', query: 'algorythms', answers: ['/document/latest/17'] },
  { kind: 'typo', query: 'clustr', answers: ['/document/latest/7', '/document/latest/8', '/report/enterprise'] },
  {
    kind: 'word',
    query: 'throughput test results',
    answers: ['/report', '/report/ldbc', '/report/enterprise', '/report/developer', '/homedetails?id=1']
  },
  { kind: 'word', query: 'spring data', answers: ['/document/latest/15', '/center/download?type=download&id=5'] },
  { kind: 'word', query: 'weighted path cost', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'prometheus endpoint', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'revoke privileges', answers: ['/document/latest/23', '/news/detail?id=11'] },
  { kind: 'word', query: 'cypher for sql people', answers: ['/document/latest/28'] },
  { kind: 'word', query: 'regex match', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'connection refused', answers: ['/document/latest/33'] },
  { kind: 'word', query: 'env vars', answers: ['/document/latest/35'] },
  { kind: 'word', query: 'fixed bugs', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'cores and ssd', answers: ['/document/latest/37'] },
  { kind: 'word', query: 'license key activation', answers: ['/document/latest/6'] },
  {
    kind: 'word',
    query: 'suggest products to shoppers',
    answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc']
  },
  { kind: 'word', query: 'solutions for insurers', answers: ['/demogallery'] },
  { kind: 'word', query: 'who uses galaxy', answers: ['/customer'] },
  { kind: 'word', query: 'meet the team in person', answers: ['/center/activity', '/aboutus'] },
  { kind: 'word', query: 'watch a demo clip', answers: ['/center/video', '/product/onlinedemo'] },
  { kind: 'word', query: 'recommended literature', answers: ['/book'] },
  { kind: 'word', query: 'open roles', answers: ['/joinus'] },
  { kind: 'word', query: 'channel partner', answers: ['/partner/connect'] },
  { kind: 'word', query: 'blind users', answers: ['/accessibility'] },
  { kind: 'word', query: 'draw the graph on screen', answers: ['/giProduct'] },
  {
    kind: 'word',
    query: 'turn mysql tables into a graph',
    answers: ['/product/GalaxyWeaver', '/document/latest/3', '/document/latest/9', '/news/detail?id=12']
  },
  { kind: 'word', query: 'self joins', answers: ['/product?name=join', '/document/latest/28'] },
  { kind: 'typo', query: 'neo4jj migration', answers: ['/document/latest/38'] },
  { kind: 'typo', query: 'knowlegde grpah', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: 'authentification', answers: ['/document/latest/23'] },
  { kind: 'typo', query: 'certificat verfication', answers: ['/verify'] },
  { kind: 'typo', query: 'aglorithm list', answers: ['/document/latest/17'] },
  { kind: 'typo', query: 'recomendations', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  {
    kind: 'typo',
    query: 'suply chian',
    answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain']
  },
  { kind: 'typo', query: 'plyground', answers: ['/playground'] },
  { kind: 'typo', query: 'monitering', answers: ['/document/latest/20'] }
]
