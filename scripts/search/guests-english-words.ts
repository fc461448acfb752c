import type { Question } from './question'

/** Words of guests, who knew the titles of the sitemap only, written before they were measured. */
export const questions: readonly Question[] = [
  {
    kind: 'word',
    query: 'pricing',
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
    query: 'free trial',
    answers: ['/download', '/center/download?type=download&id=1', '/center/download', '/document/latest/5']
  },
  {
    kind: 'word',
    query: 'docker image',
    answers: [
      '/document/latest/5',
      '/document/latest/6',
      '/document/latest/7',
      '/document/latest/8',
      '/center/download?type=download&id=1'
    ]
  },
  {
    kind: 'word',
    query: 'JDBC',
    answers: ['/document/latest/15', '/center/download?type=download&id=5']
  },
  {
    kind: 'word',
    query: 'pip',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  {
    kind: 'word',
    query: 'connection refused',
    answers: ['/document/latest/33', '/document/latest/24', '/document/latest/26', '/document/latest/5']
  },
  {
    kind: 'word',
    query: 'default port',
    answers: ['/document/latest/35', '/document/latest/24', '/document/latest/5']
  },
  {
    kind: 'word',
    query: 'RBAC',
    answers: ['/document/latest/23', '/news/detail?id=11']
  },
  {
    kind: 'word',
    query: 'active directory',
    answers: ['/document/latest/23']
  },
  {
    kind: 'word',
    query: 'encryption in transit',
    answers: ['/document/latest/24']
  },
  {
    kind: 'word',
    query: 'SOC 2',
    answers: ['/document/latest/24', '/privacy', '/aboutus']
  },
  {
    kind: 'word',
    query: 'ACID',
    answers: ['/document/latest/12']
  },
  {
    kind: 'word',
    query: 'execution plan',
    answers: ['/document/latest/14', '/document/latest/25']
  },
  {
    kind: 'word',
    query: 'variable length path',
    answers: ['/document/latest/11', '/document/latest/29', '/center/school?id=2']
  },
  {
    kind: 'word',
    query: 'betweenness',
    answers: ['/document/latest/18', '/document/latest/17', '/center/school?id=3']
  },
  {
    kind: 'word',
    query: 'jaccard',
    answers: ['/document/latest/19', '/document/latest/17']
  },
  {
    kind: 'word',
    query: 'group by',
    answers: ['/document/latest/13', '/document/latest/28', '/document/latest/29']
  },
  {
    kind: 'word',
    query: 'datetime',
    answers: ['/document/latest/32', '/document/latest/29']
  },
  {
    kind: 'word',
    query: 'max property size',
    answers: ['/document/latest/34', '/document/latest/32']
  },
  {
    kind: 'word',
    query: 'sharding',
    answers: ['/document/latest/8', '/center/video/details?id=5', '/document/latest/4']
  },
  {
    kind: 'word',
    query: 'grafana',
    answers: ['/document/latest/20']
  },
  {
    kind: 'word',
    query: 'point-in-time recovery',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4']
  },
  {
    kind: 'word',
    query: 'changelog',
    answers: ['/document/latest/36']
  },
  {
    kind: 'word',
    query: 'system requirements',
    answers: ['/document/latest/37', '/document/latest/5', '/document/latest/6']
  },
  {
    kind: 'word',
    query: 'janusgraph',
    answers: ['/report/JanusGraph', '/report']
  },
  {
    kind: 'word',
    query: 'LDBC SNB',
    answers: ['/report/ldbc', '/homedetails?id=1', '/center/research?id=3', '/center/download?type=research&id=3', '/report']
  },
  {
    kind: 'word',
    query: 'MCP server',
    answers: ['/document/latest/41']
  },
  {
    kind: 'word',
    query: 'graphrag',
    answers: [
      '/graphRag',
      '/center/video/details?id=6',
      '/demogallery/details?type=knowledge',
      '/demogallery/details?type=intelligentAnswer'
    ]
  },
  {
    kind: 'word',
    query: 'KYC',
    answers: [
      '/demogallery/details?type=credit',
      '/demogallery/details?type=launder',
      '/demogallery/details?type=customer360',
      '/customer/details?id=2'
    ]
  },
  {
    kind: 'word',
    query: 'entity resolution',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  {
    kind: 'word',
    query: 'whitepaper pdf',
    answers: [
      '/center/research?type=whitepapers',
      '/center/research?id=1',
      '/center/download?type=research&id=1',
      '/center/research'
    ]
  },
  {
    kind: 'word',
    query: 'webinar',
    answers: [
      '/center/activity',
      '/center/activity?id=1',
      '/center/activity?id=2',
      '/center/activity?id=3',
      '/center/activity?id=6'
    ]
  },
  {
    kind: 'word',
    query: 'careers',
    answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus/data?id=4']
  },
  {
    kind: 'word',
    query: 'GDPR',
    answers: ['/privacy']
  },
  {
    kind: 'word',
    query: 'WCAG',
    answers: ['/accessibility']
  },
  {
    kind: 'typo',
    query: 'instal',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8']
  },
  {
    kind: 'typo',
    query: 'neo4js',
    answers: ['/report/Neo4j', '/document/latest/38']
  },
  {
    kind: 'typo',
    query: 'nebulla',
    answers: ['/report/NebulaGraph']
  },
  {
    kind: 'typo',
    query: 'tiger graf',
    answers: ['/report/TigerGraph']
  },
  {
    kind: 'typo',
    query: 'pyton driver',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  {
    kind: 'typo',
    query: 'backp restore',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4']
  },
  {
    kind: 'typo',
    query: 'certifcate',
    answers: ['/center/train', '/verify', '/center/train/GBCA']
  },
  {
    kind: 'typo',
    query: 'benchmrak',
    answers: ['/report', '/center/research?id=3', '/news/detail?id=7', '/report/ldbc', '/report/developer', '/report/enterprise']
  },
  {
    kind: 'typo',
    query: 'recomendation engine',
    answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc']
  },
  {
    kind: 'typo',
    query: 'suply chain',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'typo',
    query: 'algoritms',
    answers: ['/document/latest/17', '/document/latest/18', '/document/latest/19', '/product/onlinedemo']
  },
  {
    kind: 'typo',
    query: 'cyper cheatsheet',
    answers: ['/document/latest/29']
  },
  {
    kind: 'typo',
    query: 'privcy policy',
    answers: ['/privacy']
  },
  {
    kind: 'typo',
    query: 'transacton',
    answers: ['/document/latest/12']
  },
  {
    kind: 'typo',
    query: 'knowlege graph',
    answers: ['/demogallery/details?type=knowledge', '/graphRag']
  },
  {
    kind: 'synonym',
    query: 'dedupe customers',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  {
    kind: 'synonym',
    query: 'nodes and relationships',
    answers: ['/document/latest/2', '/center/school?id=1', '/center/video/details?id=1', '/document/latest/27']
  },
  {
    kind: 'synonym',
    query: 'ultimate beneficial owner',
    answers: ['/demogallery/details?type=credit', '/customer/details?id=2', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'synonym',
    query: 'scam detection',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'synonym',
    query: 'licence fee',
    answers: [
      '/galaxyProduct',
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced'
    ]
  },
  {
    kind: 'synonym',
    query: 'request a quote',
    answers: ['/product/consult?edition=single', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  },
  {
    kind: 'synonym',
    query: 'vacancies',
    answers: ['/joinus', '/joinus/data?id=1', '/joinus/data?id=2', '/joinus/data?id=3', '/joinus/data?id=4']
  },
  {
    kind: 'synonym',
    query: 'disaster recovery',
    answers: ['/document/latest/21', '/document/latest/7', '/document/latest/8', '/news/detail?id=6']
  },
  {
    kind: 'synonym',
    query: 'influencer marketing',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'synonym',
    query: 'blackout simulation',
    answers: [
      '/demogallery/details?type=power',
      '/product/onlinedemo?type=power',
      '/customer/details?id=4',
      '/center/video/details?id=8'
    ]
  },
  {
    kind: 'synonym',
    query: 'last-mile lorry routing',
    answers: ['/demogallery/details?type=logistics', '/customer/details?id=5']
  },
  {
    kind: 'synonym',
    query: 'turnkey hardware server with GPU',
    answers: ['/integrated']
  },
  {
    kind: 'synonym',
    query: 'client library',
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
    query: 'books for learning',
    answers: ['/book']
  },
  {
    kind: 'synonym',
    query: 'burst water main',
    answers: ['/demogallery/details?type=response']
  }
]
