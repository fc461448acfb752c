import type { Question } from './question'

/** Questions of guests, who knew the titles of the sitemap only, written before they were measured. */
export const questions: readonly Question[] = [
  {
    kind: 'sentence',
    query: 'how much does the enterprise license cost',
    answers: ['/product/consult?edition=standard', '/product/consult?edition=advanced', '/galaxyProduct']
  },
  {
    kind: 'sentence',
    query: 'can I use the free version in production',
    answers: [
      '/document/latest/5',
      '/document/latest/26',
      '/galaxyProduct',
      '/document/latest/34',
      '/center/download?type=download&id=1'
    ]
  },
  {
    kind: 'sentence',
    query: 'which edition do I need for 500 million edges',
    answers: ['/galaxyProduct', '/document/latest/37', '/homedetails?id=2', '/document/latest/34', '/news/detail?id=9']
  },
  {
    kind: 'sentence',
    query: 'do I need a cluster or is one machine enough',
    answers: ['/news/detail?id=9', '/galaxyProduct', '/homedetails?id=2', '/document/latest/37']
  },
  {
    kind: 'sentence',
    query: 'how do I connect from my java app',
    answers: ['/document/latest/15', '/news/detail?id=2', '/center/download?type=download&id=5']
  },
  {
    kind: 'sentence',
    query: 'how to load a csv file',
    answers: ['/document/latest/9', '/center/video/details?id=3', '/center/download?type=download&id=7', '/news/detail?id=4']
  },
  {
    kind: 'sentence',
    query: 'import failed with bad rows',
    answers: ['/document/latest/9', '/document/latest/33', '/news/detail?id=4']
  },
  {
    kind: 'sentence',
    query: 'can I reuse my neo4j cypher',
    answers: ['/document/latest/38', '/document/latest/29', '/playground', '/center/research?id=4', '/report/Neo4j']
  },
  {
    kind: 'sentence',
    query: 'is it faster than neo4j',
    answers: ['/report/Neo4j', '/report']
  },
  {
    kind: 'sentence',
    query: 'who audited your benchmark',
    answers: ['/report/ldbc', '/homedetails?id=1', '/center/research?id=3', '/center/download?type=research&id=3']
  },
  {
    kind: 'sentence',
    query: 'my query times out',
    answers: ['/document/latest/25', '/document/latest/14', '/document/latest/33', '/document/latest/26', '/news/detail?id=5']
  },
  {
    kind: 'sentence',
    query: 'how do I create an index',
    answers: ['/document/latest/14', '/document/latest/25']
  },
  {
    kind: 'sentence',
    query: 'find friends of friends but not direct friends',
    answers: ['/document/latest/11', '/document/latest/10', '/homedetails?id=3', '/document/latest/29']
  },
  {
    kind: 'sentence',
    query: 'what does this error code mean',
    answers: ['/document/latest/33']
  },
  {
    kind: 'sentence',
    query: 'how to upsert a node',
    answers: ['/document/latest/12', '/document/latest/29']
  },
  {
    kind: 'sentence',
    query: 'how do I reset the admin password',
    answers: ['/document/latest/23', '/document/latest/26']
  },
  {
    kind: 'sentence',
    query: 'give an analyst read only access',
    answers: ['/document/latest/23', '/news/detail?id=11']
  },
  {
    kind: 'sentence',
    query: 'how often should I back up',
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4', '/center/school?id=4']
  },
  {
    kind: 'sentence',
    query: 'upgrade without downtime',
    answers: ['/document/latest/22', '/center/school?id=4']
  },
  {
    kind: 'sentence',
    query: 'adding more nodes to a running cluster',
    answers: ['/document/latest/22', '/document/latest/8', '/document/latest/7']
  },
  {
    kind: 'sentence',
    query: 'what should we verify before production',
    answers: ['/center/research?id=5', '/center/download?type=research&id=5', '/document/latest/25']
  },
  {
    kind: 'sentence',
    query: 'why are sql joins slow for deep relationships',
    answers: ['/product?name=join', '/news/detail?id=5', '/document/latest/28']
  },
  {
    kind: 'sentence',
    query: 'is a graph database overkill for my project',
    answers: ['/product?name=fit', '/news/detail?id=13', '/center/consultancy?id=6']
  },
  {
    kind: 'sentence',
    query: 'how to model orders and customers as a graph',
    answers: [
      '/document/latest/3',
      '/center/research?id=6',
      '/news/detail?id=3',
      '/news/detail?id=12',
      '/center/activity?id=5',
      '/center/download?type=research&id=6'
    ]
  },
  {
    kind: 'sentence',
    query: 'detect accounts that share the same phone',
    answers: ['/demogallery/details?type=fraud', '/product/onlinedemo?type=antifraud', '/customer/details?id=1']
  },
  {
    kind: 'sentence',
    query: 'follow stolen funds through mule accounts',
    answers: [
      '/demogallery/details?type=launder',
      '/product/onlinedemo?type=launder',
      '/document/latest/30',
      '/center/video/details?id=7'
    ]
  },
  {
    kind: 'sentence',
    query: 'which products are hit if a vendor shuts down',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'sentence',
    query: 'how to stop my chatbot from hallucinating',
    answers: [
      '/graphRag',
      '/demogallery/details?type=intelligentAnswer',
      '/demogallery/details?type=knowledge',
      '/center/video/details?id=6'
    ]
  },
  {
    kind: 'sentence',
    query: 'who uses galaxy in banking',
    answers: ['/customer', '/customer/details?id=1', '/customer/details?id=2']
  },
  {
    kind: 'sentence',
    query: 'what is on the certification exam',
    answers: ['/news/detail?id=10', '/center/train/GBCA', '/center/train', '/center/train/GBCA/training']
  },
  {
    kind: 'sentence',
    query: "check if a candidate's certificate is genuine",
    answers: ['/verify']
  },
  {
    kind: 'sentence',
    query: 'try a query without installing anything',
    answers: ['/playground', '/product/onlinedemo']
  },
  {
    kind: 'sentence',
    query: 'we are a reseller and want to work with you',
    answers: ['/partner/connect']
  },
  {
    kind: 'sentence',
    query: 'delete my personal data',
    answers: ['/privacy']
  },
  {
    kind: 'sentence',
    query: 'report a mistake in the docs',
    answers: ['/document/feedback', '/news/detail?id=14']
  }
]
