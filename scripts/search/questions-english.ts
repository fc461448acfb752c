import type { Question } from './question'

/** Queries of English readers, and the pages that answer them. Written before the search was tuned, and not adapted to it. */
export const questions: readonly Question[] = [
  // Words as they occur in the texts, within sentences or in headings.
  { kind: 'word', query: 'backup', answers: ['/document/latest/21'] },
  { kind: 'word', query: 'restore to a point in time', answers: ['/document/latest/21'] },
  { kind: 'word', query: 'shortest path', answers: ['/document/latest/11', '/document/latest/19'] },
  { kind: 'word', query: 'supernodes', answers: ['/document/latest/3'] },
  { kind: 'word', query: 'partitions and replicas', answers: ['/document/latest/4'] },
  { kind: 'word', query: 'replicas', answers: ['/document/latest/4', '/document/latest/8'] },
  { kind: 'word', query: 'license expiry', answers: ['/document/latest/6'] },
  { kind: 'word', query: 'slow query log', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'alerts', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'Java driver', answers: ['/document/latest/15'] },
  { kind: 'word', query: 'Python driver', answers: ['/document/latest/16'] },
  { kind: 'word', query: 'connection pool', answers: ['/document/latest/15', '/document/latest/16', '/document/latest/26'] },
  { kind: 'word', query: 'add nodes', answers: ['/document/latest/22'] },
  { kind: 'word', query: 'LDAP', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'roles', answers: ['/document/latest/23'] },
  { kind: 'word', query: 'TLS', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'audit log', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'ports', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'cartesian product', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'indexes', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'query plan', answers: ['/document/latest/14'] },
  { kind: 'word', query: 'betweenness', answers: ['/document/latest/18', '/demogallery/details?type=social'] },
  { kind: 'word', query: 'connected components', answers: ['/document/latest/18'] },
  { kind: 'word', query: 'louvain', answers: ['/document/latest/18'] },
  { kind: 'word', query: 'jaccard similarity', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'breadth-first search', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'mapping', answers: ['/document/latest/9'] },
  { kind: 'word', query: 'rejected rows', answers: ['/document/latest/9'] },
  { kind: 'word', query: 'transactions', answers: ['/document/latest/12', '/document/latest/15', '/document/latest/16'] },
  { kind: 'word', query: 'optional match', answers: ['/document/latest/10'] },
  { kind: 'word', query: 'left join', answers: ['/document/latest/28'] },
  { kind: 'word', query: 'recursion', answers: ['/document/latest/28'] },
  { kind: 'word', query: 'glossary', answers: ['/document/latest/27'] },
  { kind: 'word', query: 'cheat sheet', answers: ['/document/latest/29'] },
  { kind: 'word', query: 'ring of money', answers: ['/document/latest/30'] },
  { kind: 'word', query: 'data modeling', answers: ['/document/latest/3'] },
  { kind: 'word', query: 'property graph', answers: ['/document/latest/2'] },
  { kind: 'word', query: 'first password', answers: ['/document/latest/5'] },
  { kind: 'word', query: 'deploy enterprise standard', answers: ['/document/latest/7'] },
  { kind: 'word', query: 'partitions', answers: ['/document/latest/8'] },
  { kind: 'word', query: 'skew', answers: ['/document/latest/8'] },
  { kind: 'word', query: 'performance checklist', answers: ['/document/latest/25'] },
  { kind: 'word', query: 'checklist before release', answers: ['/document/latest/24'] },
  { kind: 'word', query: 'anti-money laundering', answers: ['/demogallery/details?type=launder'] },
  { kind: 'word', query: 'anti-fraud', answers: ['/demogallery/details?type=fraud'] },
  { kind: 'word', query: 'corporate credit', answers: ['/demogallery/details?type=credit'] },
  { kind: 'word', query: 'knowledge graph', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'word', query: 'question answering', answers: ['/demogallery/details?type=intelligentAnswer'] },
  { kind: 'word', query: 'recommendation', answers: ['/demogallery/details?type=irc'] },
  { kind: 'word', query: 'access management', answers: ['/demogallery/details?type=amc'] },
  { kind: 'word', query: 'followers', answers: ['/demogallery/details?type=social'] },
  { kind: 'word', query: 'customer 360', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'word', query: 'power grid', answers: ['/demogallery/details?type=power'] },
  {
    kind: 'word',
    query: 'days of stock',
    answers: ['/demogallery/details?type=supplychain']
  },
  { kind: 'word', query: 'social marketing', answers: ['/demogallery/details?type=social'] },
  {
    kind: 'word',
    query: 'delivery team',
    answers: ['/demogallery/details?type=logistics']
  },
  // Full questions.
  { kind: 'sentence', query: 'how do I import csv files', answers: ['/document/latest/9'] },
  { kind: 'sentence', query: 'lost administrator password', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: 'can it run in a container', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: 'why does my query not end', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: 'move from one server to a cluster', answers: ['/document/latest/26', '/document/latest/4'] },
  { kind: 'sentence', query: 'move from the free edition', answers: ['/document/latest/6'] },
  { kind: 'sentence', query: 'equal rows in the result', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: 'keep it in sync with another database', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: 'turn tables into a graph', answers: ['/document/latest/3'] },
  { kind: 'sentence', query: 'verify the package', answers: ['/document/latest/5'] },
  { kind: 'sentence', query: 'resume an import', answers: ['/document/latest/9'] },
  {
    kind: 'sentence',
    query: 'ring of accounts on shared devices',
    answers: ['/demogallery/details?type=fraud']
  },
  {
    kind: 'sentence',
    query: 'who controls the company',
    answers: ['/demogallery/details?type=credit']
  },
  {
    kind: 'sentence',
    query: 'a supplier stops, when do we',
    answers: ['/demogallery/details?type=supplychain']
  },
  { kind: 'sentence', query: 'which valves to close after a burst', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: 'route when the bridge is closed',
    answers: ['/demogallery/details?type=logistics']
  },
  { kind: 'sentence', query: 'root cause of many alarms', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'sentence',
    query: 'safe to take a line out of service',
    answers: ['/demogallery/details?type=power']
  },
  { kind: 'sentence', query: 'same person in several systems', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'sentence', query: 'who can open the payroll', answers: ['/demogallery/details?type=amc'] },
  // Latin words with a typing error.
  { kind: 'typo', query: 'pyhton driver', answers: ['/document/latest/16'] },
  { kind: 'typo', query: 'betweeness', answers: ['/document/latest/18', '/demogallery/details?type=social'] },
  { kind: 'typo', query: 'pagernak', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'louvian', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'jacard', answers: ['/document/latest/19'] },
  { kind: 'typo', query: 'optinal match', answers: ['/document/latest/10'] },
  { kind: 'typo', query: 'explian', answers: ['/document/latest/14'] },
  { kind: 'typo', query: 'datafarme', answers: ['/document/latest/16'] },
  { kind: 'typo', query: 'permisions', answers: ['/document/latest/23'] },
  { kind: 'typo', query: 'monitorng', answers: ['/document/latest/20'] },
  { kind: 'typo', query: 'laundring', answers: ['/demogallery/details?type=launder'] },
  { kind: 'typo', query: 'cartesain product', answers: ['/document/latest/14'] },
  // Synonyms, including words of the other language.
  { kind: 'synonym', query: '备份', answers: ['/document/latest/21'] },
  { kind: 'synonym', query: '反洗钱', answers: ['/demogallery/details?type=launder'] },
  { kind: 'synonym', query: '图数据库架构', answers: ['/document/latest/4'] },
  { kind: 'synonym', query: '最短路径', answers: ['/document/latest/11', '/document/latest/19'] },
  { kind: 'synonym', query: '权限', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: 'nodes and relationships', answers: ['/document/latest/2', '/product?name=index'] },
  { kind: 'synonym', query: 'query optimization', answers: ['/document/latest/25', '/document/latest/14'] },
  { kind: 'synonym', query: 'rolling upgrade', answers: ['/document/latest/22'] },
  { kind: 'synonym', query: 'point in time recovery', answers: ['/document/latest/21'] },
  { kind: 'synonym', query: 'dry run', answers: ['/document/latest/9'] },
  { kind: 'synonym', query: 'group by', answers: ['/document/latest/13', '/document/latest/28'] },
  { kind: 'synonym', query: 'remove duplicates', answers: ['/document/latest/10', '/document/latest/26'] },

  // Products, certification and the company.
  { kind: 'word', query: 'graph intelligence platform', answers: ['/giProduct'] },
  { kind: 'word', query: 'GBCA', answers: ['/center/train/GBCA', '/center/train', '/center/train/GBCA/training'] },
  { kind: 'word', query: 'verify a certificate', answers: ['/verify'] },
  { kind: 'sentence', query: 'how long is the exam', answers: ['/center/train', '/center/train/GBCA'] },
  { kind: 'synonym', query: 'GraphRAG', answers: ['/graphRag'] },
  { kind: 'word', query: 'appliance', answers: ['/integrated'] },
  {
    kind: 'synonym',
    query: 'price',
    answers: [
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/galaxyProduct'
    ]
  },
  { kind: 'synonym', query: 'jobs', answers: ['/joinus'] },
  { kind: 'synonym', query: '认证', answers: ['/center/train', '/center/train/GBCA', '/center/train/GBCA/training'] },
  { kind: 'sentence', query: 'become a partner', answers: ['/partner/connect'] },
  { kind: 'word', query: 'compare editions', answers: ['/galaxyProduct'] },
  { kind: 'word', query: 'about us', answers: ['/aboutus'] },
  { kind: 'word', query: 'online demo', answers: ['/product/onlinedemo'] },
  { kind: 'word', query: 'fraud demo', answers: ['/product/onlinedemo?type=antifraud'] },
  {
    kind: 'sentence',
    query: 'who controls this company',
    answers: ['/product/onlinedemo?type=credit', '/demogallery/details?type=credit']
  },
  { kind: 'word', query: 'benchmark reports', answers: ['/report'] },
  { kind: 'word', query: 'ldbc', answers: ['/report/ldbc'] },
  { kind: 'word', query: 'neo4j', answers: ['/report/Neo4j'] },
  { kind: 'word', query: 'tigergraph comparison', answers: ['/report/TigerGraph'] },

  // Reference and migration in the documents.
  { kind: 'word', query: 'conventions', answers: ['/document/latest/31'] },
  { kind: 'word', query: 'data types', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'string functions', answers: ['/document/latest/32'] },
  { kind: 'word', query: 'error messages', answers: ['/document/latest/33'] },
  { kind: 'word', query: 'undefined variable', answers: ['/document/latest/33', '/document/latest/13'] },
  { kind: 'word', query: 'limits of the editions', answers: ['/document/latest/34'] },
  { kind: 'word', query: 'configuration file', answers: ['/document/latest/35'] },
  { kind: 'word', query: 'release notes', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'hardware and sizing', answers: ['/document/latest/37'] },
  { kind: 'word', query: 'migrate from Neo4j', answers: ['/document/latest/38'] },
  { kind: 'sentence', query: 'how many graphs can I have', answers: ['/document/latest/34', '/document/latest/1'] },
  { kind: 'sentence', query: 'how much memory do I need', answers: ['/document/latest/37', '/document/latest/25'] },
  { kind: 'sentence', query: 'vertex still has edges', answers: ['/document/latest/33', '/document/latest/12'] },
  {
    kind: 'sentence',
    query: 'load csv into a graph',
    answers: ['/document/latest/1', '/document/latest/9', '/document/latest/38']
  },
  { kind: 'sentence', query: 'run a query from Java', answers: ['/document/latest/15'] },
  { kind: 'sentence', query: 'does MERGE prevent duplicates', answers: ['/document/latest/12'] },
  { kind: 'synonym', query: 'licence renewal', answers: ['/document/latest/6'] },
  { kind: 'typo', query: 'relese notes', answers: ['/document/latest/36'] },
  { kind: 'synonym', query: 'sharding', answers: ['/document/latest/4', '/document/latest/8', '/document/latest/34'] },
  {
    kind: 'sentence',
    query: 'who is the actual controller',
    answers: ['/document/latest/27', '/demogallery/details?type=credit', '/product/onlinedemo?type=credit']
  },
  {
    kind: 'sentence',
    query: 'find fraud rings across shared devices',
    answers: ['/demogallery/details?type=fraud']
  },
  {
    kind: 'sentence',
    query: 'trace split transfers to the collecting account',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder']
  },
  {
    kind: 'sentence',
    query: 'find the actual controller behind layered holdings',
    answers: ['/demogallery/details?type=credit']
  },
  {
    kind: 'sentence',
    query: 'when does a supplier stop reach my lines',
    answers: ['/demogallery/details?type=supplychain']
  },
  {
    kind: 'sentence',
    query: 'assess an outage before you switch',
    answers: ['/demogallery/details?type=power']
  },
  { kind: 'sentence', query: 'isolate a burst with the fewest valves', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: 'fastest open route after a closure',
    answers: ['/demogallery/details?type=logistics']
  },
  {
    kind: 'sentence',
    query: 'recommend items with a reason',
    answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc']
  },
  {
    kind: 'sentence',
    query: 'reach every community with fewer contacts',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  { kind: 'sentence', query: 'recognize one customer across all systems', answers: ['/demogallery/details?type=customer360'] },
  { kind: 'sentence', query: 'find every access path to sensitive data', answers: ['/demogallery/details?type=amc'] },
  { kind: 'sentence', query: 'trace an alarm storm to its root cause', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'sentence',
    query: 'answer questions with evidence',
    answers: ['/demogallery/details?type=intelligentAnswer', '/demogallery/details?type=knowledge', '/graphRag']
  },
  {
    kind: 'sentence',
    query: 'cite every source across documents',
    answers: ['/demogallery/details?type=knowledge', '/graphRag']
  },
  {
    kind: 'word',
    query: 'betweenness centrality',
    answers: [
      '/demogallery/details?type=social',
      '/product/onlinedemo?type=socialmarket',
      '/giProduct',
      '/document/latest/13',
      '/document/latest/14',
      '/book'
    ]
  },
  { kind: 'word', query: 'customer cases', answers: ['/customer'] },
  {
    kind: 'sentence',
    query: 'reroute deliveries after a bridge closes',
    answers: ['/demogallery/details?type=logistics']
  },
  {
    kind: 'sentence',
    query: 'tier-4 supplier stops whom to call first',
    answers: ['/demogallery/details?type=supplychain']
  },
  {
    kind: 'word',
    query: 'proof of concept',
    answers: [
      '/demogallery/details?type=fraud',
      '/demogallery/details?type=launder',
      '/demogallery/details?type=credit',
      '/demogallery/details?type=supplychain',
      '/demogallery/details?type=power',
      '/demogallery/details?type=response',
      '/demogallery/details?type=logistics',
      '/demogallery/details?type=irc',
      '/demogallery/details?type=social',
      '/demogallery/details?type=customer360',
      '/demogallery/details?type=amc',
      '/demogallery/details?type=firmit',
      '/demogallery/details?type=intelligentAnswer',
      '/demogallery/details?type=knowledge',
      '/demogallery'
    ]
  },
  { kind: 'word', query: 'free trial', answers: ['/download'] },
  { kind: 'sentence', query: 'find the smallest edition that fits', answers: ['/galaxyProduct'] },
  { kind: 'sentence', query: 'compare joins and graph hops', answers: ['/product?name=join'] },
  { kind: 'sentence', query: 'when to use a graph database', answers: ['/product?name=fit'] },
  { kind: 'sentence', query: 'what is a graph database', answers: ['/product?name=index'] },
  { kind: 'word', query: 'native distributed audited', answers: ['/product/whychoosen', '/report/ldbc', '/product/database'] },
  { kind: 'sentence', query: 'turn business tables into a graph', answers: ['/product/GalaxyWeaver'] },
  { kind: 'word', query: 'ai compute appliance', answers: ['/integrated'] },
  { kind: 'word', query: 'hybrid retrieval', answers: ['/graphRag'] },
  { kind: 'sentence', query: 'let analysts follow leads on the graph', answers: ['/giProduct'] },
  {
    kind: 'word',
    query: 'partitioned storage',
    answers: [
      '/product/database',
      '/galaxyProduct',
      '/product/consult?edition=advanced',
      '/document/latest/4',
      '/document/latest/8',
      '/document/latest/34'
    ]
  },
  // The playground.
  { kind: 'word', query: 'playground', answers: ['/playground'] },
  { kind: 'sentence', query: 'Where can I try openCypher in the browser?', answers: ['/playground'] },

  // Overviews of scenarios and solutions, and headings of the documents.
  { kind: 'word', query: 'customer cases by industry', answers: ['/customer'] },
  {
    kind: 'sentence',
    query: 'customer cases in my industry',
    answers: ['/customer', '/demogallery/details?type=fraud', '/demogallery/details?type=credit']
  },
  { kind: 'synonym', query: 'use cases', answers: ['/demogallery'] },
  { kind: 'word', query: 'business problems', answers: ['/demogallery'] },
  { kind: 'word', query: 'pattern comprehension', answers: ['/document/latest/13'] },
  { kind: 'word', query: 'K shortest paths', answers: ['/document/latest/19'] },
  { kind: 'word', query: 'clustering coefficient', answers: ['/document/latest/18'] },
  { kind: 'word', query: 'go-live checklist', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: 'rule out other explanations for a ring of transfers', answers: ['/document/latest/30'] },
  { kind: 'sentence', query: 'separate queries and algorithms', answers: ['/document/latest/25'] },
  { kind: 'sentence', query: 'choose the subgraph before an algorithm', answers: ['/document/latest/17'] },
  { kind: 'sentence', query: 'rewrite SQL as graph queries', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: 'habits to change when coming from SQL', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: 'what does cross-partition edge mean', answers: ['/document/latest/27', '/document/latest/4'] },
  { kind: 'sentence', query: 'top results per group', answers: ['/document/latest/13'] },
  { kind: 'sentence', query: 'encrypt connections between cluster nodes', answers: ['/document/latest/24'] },
  { kind: 'synonym', query: '跨分区边', answers: ['/document/latest/27', '/document/latest/4'] },
  { kind: 'synonym', query: '客户案例', answers: ['/customer'] },
  { kind: 'sentence', query: 'find the root cause of an alarm storm', answers: ['/demogallery/details?type=firmit'] },
  { kind: 'typo', query: 'custmer cases', answers: ['/customer'] },

  // Queries as visitors type them, in their own words.
  { kind: 'sentence', query: 'how do I start the database', answers: ['/document/latest/1', '/document/latest/5'] },
  { kind: 'sentence', query: 'forgot admin password', answers: ['/document/latest/26'] },
  { kind: 'sentence', query: 'supported operating systems', answers: ['/document/latest/5', '/document/latest/26'] },
  { kind: 'word', query: 'docker image', answers: ['/document/latest/26'] },
  { kind: 'word', query: 'systemd service', answers: ['/document/latest/5', '/document/latest/1'] },
  { kind: 'word', query: 'address already in use', answers: ['/document/latest/5', '/document/latest/33'] },
  {
    kind: 'sentence',
    query: 'increase file descriptors',
    answers: ['/document/latest/5', '/document/latest/25', '/document/latest/35', '/document/latest/33']
  },
  { kind: 'word', query: 'cypher syntax', answers: ['/document/latest/29', '/document/latest/10'] },
  { kind: 'word', query: 'variable length path', answers: ['/document/latest/11'] },
  { kind: 'sentence', query: 'stop a running query', answers: ['/document/latest/20', '/document/latest/26'] },
  { kind: 'word', query: 'prometheus metrics', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'connection timeout java', answers: ['/document/latest/15', '/document/latest/33'] },
  { kind: 'word', query: 'async python', answers: ['/document/latest/16'] },
  { kind: 'word', query: 'pandas', answers: ['/document/latest/16'] },
  { kind: 'sentence', query: 'update a property', answers: ['/document/latest/12'] },
  { kind: 'sentence', query: 'delete all vertices', answers: ['/document/latest/12'] },
  { kind: 'sentence', query: 'load data from neo4j', answers: ['/document/latest/38'] },
  { kind: 'sentence', query: 'convert sql to cypher', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: 'count per group', answers: ['/document/latest/13', '/document/latest/28'] },
  { kind: 'sentence', query: 'how to model transactions', answers: ['/document/latest/3'] },
  {
    kind: 'sentence',
    query: 'is there a free version',
    answers: ['/galaxyProduct', '/download', '/document/latest/34', '/document/latest/5', '/product/consult?edition=free']
  },
  {
    kind: 'sentence',
    query: 'how long until staff reply',
    answers: ['/download', '/partner/connect', '/product/consult', '/center/consultancy']
  },
  {
    kind: 'sentence',
    query: 'which edition has LDAP',
    answers: ['/document/latest/34', '/document/latest/23', '/galaxyProduct', '/document/latest/7']
  },
  { kind: 'synonym', query: 'row level security', answers: ['/document/latest/23'] },
  {
    kind: 'word',
    query: 'money mule accounts',
    answers: ['/demogallery/details?type=launder', '/demogallery/details?type=fraud', '/product/onlinedemo?type=launder']
  },
  {
    kind: 'sentence',
    query: 'detect fraud rings',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud']
  },
  {
    kind: 'word',
    query: 'beneficial owner',
    answers: ['/document/latest/27', '/demogallery/details?type=credit', '/product/onlinedemo?type=credit']
  },
  { kind: 'synonym', query: 'graph rag', answers: ['/graphRag'] },
  {
    kind: 'sentence',
    query: 'learn graph databases',
    answers: [
      '/center/train',
      '/center/train/GBCA/training',
      '/product?name=index',
      '/document/latest/1',
      '/book',
      '/center/school'
    ]
  },
  { kind: 'word', query: 'privacy', answers: ['/privacy'] },
  { kind: 'sentence', query: 'how long do you keep my personal data', answers: ['/privacy'] },
  { kind: 'sentence', query: 'write a query online without installing', answers: ['/playground'] }
]
