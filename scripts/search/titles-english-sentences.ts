import type { Question } from './question'

/** Questions that each title of the English pages raises, written page by page without the texts. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: 'how do I get an evaluation license for the cluster',
    answers: ['/download', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  },
  {
    kind: 'sentence',
    query: 'does it run on arm servers',
    answers: ['/product/database', '/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/37']
  },
  {
    kind: 'sentence',
    query: 'how to add a machine to a running cluster',
    answers: ['/document/latest/22', '/document/latest/8']
  },
  {
    kind: 'sentence',
    query: 'where are the log files',
    answers: ['/document/latest/35', '/document/latest/20', '/document/latest/24']
  },
  {
    kind: 'sentence',
    query: 'our server crashed, how do we get the data back',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/school?id=4']
  },
  { kind: 'sentence', query: 'how long is an old release supported', answers: ['/galaxyProduct', '/document/latest/36'] },
  {
    kind: 'sentence',
    query: 'explain the parts of the property graph model',
    answers: ['/document/latest/2', '/center/school?id=1', '/center/video/details?id=1']
  },
  {
    kind: 'sentence',
    query: 'how should I model many to many relationships',
    answers: ['/document/latest/3', '/news/detail?id=3', '/center/research?id=6']
  },
  {
    kind: 'sentence',
    query: 'how do I write my first cypher query',
    answers: ['/document/latest/10', '/document/latest/1', '/center/video/details?id=4', '/center/school?id=2', '/playground']
  },
  { kind: 'sentence', query: 'how to delete a node with all its edges', answers: ['/document/latest/12'] },
  {
    kind: 'sentence',
    query: 'connect to the database from python',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  {
    kind: 'sentence',
    query: 'which algorithm finds the most important people in a network',
    answers: ['/document/latest/18', '/center/school?id=3', '/document/latest/17', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'sentence',
    query: 'what is the default password',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/23', '/document/latest/26']
  },
  { kind: 'sentence', query: 'how do I write a left join in cypher', answers: ['/document/latest/28'] },
  {
    kind: 'sentence',
    query: 'example of finding circular payments',
    answers: [
      '/document/latest/30',
      '/product/onlinedemo?type=launder',
      '/demogallery/details?type=launder',
      '/center/video/details?id=7'
    ]
  },
  { kind: 'sentence', query: 'how many properties can a vertex have', answers: ['/document/latest/34'] },
  { kind: 'sentence', query: 'how much ram for 500 million edges', answers: ['/document/latest/37'] },
  { kind: 'sentence', query: 'switching away from neo4j, what changes', answers: ['/document/latest/38', '/report/Neo4j'] },
  {
    kind: 'sentence',
    query: 'is the free edition ok for production',
    answers: ['/center/download?type=download&id=1', '/document/latest/5', '/galaxyProduct', '/download', '/homedetails?id=2']
  },
  {
    kind: 'sentence',
    query: 'can a chatbot cite the source of its answers',
    answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag']
  },
  {
    kind: 'sentence',
    query: 'where is the proof that it is faster',
    answers: ['/report', '/report/ldbc', '/homedetails?id=1', '/report/Neo4j']
  },
  {
    kind: 'sentence',
    query: 'do you have a certification for graph developers',
    answers: ['/center/train', '/center/train/GBCA']
  },
  { kind: 'sentence', query: 'is this certificate fake', answers: ['/verify'] },
  { kind: 'sentence', query: 'how do I become a reseller in europe', answers: ['/partner/connect'] },
  { kind: 'sentence', query: 'where is your office', answers: ['/aboutus'] },
  { kind: 'sentence', query: 'which cookies do you set', answers: ['/privacy'] },
  { kind: 'sentence', query: 'tool to convert tables to a graph without coding', answers: ['/product/GalaxyWeaver'] },
  { kind: 'sentence', query: 'what makes galaxy different from other vendors', answers: ['/product/whychoosen', '/report'] },
  { kind: 'sentence', query: 'do I really need a graph database', answers: ['/product?name=fit', '/news/detail?id=13'] },
  {
    kind: 'sentence',
    query: 'my boss wants to know what we would pay for ten machines',
    answers: [
      '/product/consult?edition=single',
      '/product/consult?edition=standard',
      '/product/consult?edition=advanced',
      '/galaxyProduct',
      '/homedetails?id=2'
    ]
  },
  {
    kind: 'sentence',
    query: 'can students use it at no charge',
    answers: ['/galaxyProduct', '/download', '/center/download?type=download&id=1', '/document/latest/5']
  },
  {
    kind: 'sentence',
    query: 'how well does it hold up with several machines',
    answers: ['/report/enterprise', '/report', '/document/latest/8']
  },
  {
    kind: 'sentence',
    query: 'what does a graph consist of',
    answers: ['/center/school?id=1', '/document/latest/2', '/center/video/details?id=1']
  },
  {
    kind: 'sentence',
    query: 'our manual has a wrong command, whom do I tell',
    answers: ['/document/feedback', '/news/detail?id=14']
  },
  {
    kind: 'sentence',
    query: 'which python version is supported',
    answers: ['/document/latest/16', '/center/download?type=download&id=6']
  },
  {
    kind: 'sentence',
    query: 'how to find everyone within three hops of an account',
    answers: ['/document/latest/11', '/document/latest/10', '/homedetails?id=3']
  },
  { kind: 'sentence', query: 'what is betweenness good for', answers: ['/document/latest/18', '/center/school?id=3'] },
  {
    kind: 'sentence',
    query: 'a node failed at night, will queries continue',
    answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8']
  },
  {
    kind: 'sentence',
    query: 'how often should backups be tested',
    answers: ['/news/detail?id=6', '/document/latest/21', '/center/activity?id=4', '/center/school?id=4']
  },
  { kind: 'sentence', query: 'does it encrypt the connection between client and server', answers: ['/document/latest/24'] },
  {
    kind: 'sentence',
    query: 'difference between null and missing property',
    answers: ['/document/latest/10', '/document/latest/32']
  },
  {
    kind: 'sentence',
    query: 'largest graph it can hold',
    answers: ['/document/latest/34', '/document/latest/37', '/document/latest/8']
  },
  { kind: 'sentence', query: 'we are on neo4j community today, how to change over', answers: ['/document/latest/38'] },
  {
    kind: 'sentence',
    query: 'tell me what partitioning means here',
    answers: ['/document/latest/4', '/document/latest/8', '/center/video/details?id=5']
  },
  { kind: 'sentence', query: 'steps to set up three servers', answers: ['/document/latest/7'] },
  {
    kind: 'sentence',
    query: 'import stops because of bad lines',
    answers: ['/document/latest/9', '/news/detail?id=4', '/document/latest/33']
  },
  { kind: 'sentence', query: 'detect employees who can reach payroll data', answers: ['/demogallery/details?type=amc'] },
  {
    kind: 'sentence',
    query: 'hidden owner behind a chain of holdings',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/customer/details?id=2']
  },
  {
    kind: 'sentence',
    query: 'one person appears four times in our systems',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  { kind: 'sentence', query: 'a thousand alarms but one cause', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'sentence',
    query: 'several loan applications from one handset',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'sentence',
    query: 'ai answers with citations',
    answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag', '/demogallery/details?type=knowledge']
  },
  { kind: 'sentence', query: 'connect facts across many PDFs', answers: ['/demogallery/details?type=knowledge'] },
  {
    kind: 'sentence',
    query: 'where did the stolen money go',
    answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder']
  },
  {
    kind: 'sentence',
    query: 'best road for trucks when a bridge is shut',
    answers: ['/demogallery/details?type=logistics', '/customer/details?id=5']
  },
  {
    kind: 'sentence',
    query: 'which hospitals lose power if this line fails',
    answers: ['/demogallery/details?type=power', '/product/onlinedemo?type=power']
  },
  { kind: 'sentence', query: 'isolate a leaking pipe', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: 'pick bloggers for a campaign',
    answers: ['/demogallery/details?type=social', '/product/onlinedemo?type=socialmarket']
  },
  {
    kind: 'sentence',
    query: 'a chip maker shuts down, what can we still build',
    answers: ['/demogallery/details?type=supplychain', '/product/onlinedemo?type=supplychain', '/customer/details?id=3']
  },
  {
    kind: 'sentence',
    query: 'how to pass the gbca',
    answers: [
      '/center/train/GBCA',
      '/center/train/GBCA/training',
      '/news/detail?id=10',
      '/center/train',
      '/center/train/GBCA/resource'
    ]
  },
  { kind: 'sentence', query: 'applicant shows a gbca diploma, can I trust it', answers: ['/verify'] },
  { kind: 'sentence', query: 'where are you incorporated', answers: ['/aboutus'] },
  { kind: 'sentence', query: 'do you share my data with third parties', answers: ['/privacy'] },
  { kind: 'sentence', query: 'run the LLM inside our own rack', answers: ['/integrated'] },
  {
    kind: 'sentence',
    query: 'what if there is only one region of data, do I need this at all',
    answers: ['/product?name=fit', '/news/detail?id=13']
  },
  { kind: 'sentence', query: 'what is the point of a graph database', answers: ['/product?name=index', '/product?name=fit'] },
  { kind: 'sentence', query: 'is the ldbc number verified by anyone', answers: ['/report/ldbc', '/homedetails?id=1', '/report'] }
]
