import type { Question } from './question'

/** Questions that strangers asked who had read the titles of the English pages and nothing else. */
export const questions: readonly Question[] = [
  { kind: 'sentence', query: 'how do I move our neo4j data over to galaxy', answers: ['/document/latest/38'] },
  {
    kind: 'sentence',
    query: 'is there a free version I can use for my thesis',
    answers: ['/center/download?type=download&id=1', '/download', '/document/latest/5', '/galaxyProduct']
  },
  {
    kind: 'sentence',
    query: "what's the difference between the standard and advanced enterprise edition",
    answers: ['/galaxyProduct', '/homedetails?id=2', '/center/video/details?id=2']
  },
  { kind: 'sentence', query: 'is it really faster than neo4j?', answers: ['/report/Neo4j', '/report'] },
  { kind: 'sentence', query: 'can I try cypher without installing anything', answers: ['/playground', '/product/onlinedemo'] },
  {
    kind: 'sentence',
    query: 'how do I connect from spring boot',
    answers: ['/document/latest/15', '/center/download?type=download&id=5']
  },
  {
    kind: 'sentence',
    query: 'why are sql joins so slow when you go 5 levels deep',
    answers: ['/product?name=join', '/news/detail?id=5', '/product?name=index']
  },
  { kind: 'sentence', query: 'when is a relational database good enough', answers: ['/news/detail?id=13', '/product?name=fit'] },
  {
    kind: 'sentence',
    query: 'how to load a csv file with 100 million rows',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/center/video/details?id=3']
  },
  {
    kind: 'sentence',
    query: "how do I restore from last night's backup",
    answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4', '/center/school?id=4']
  },
  {
    kind: 'sentence',
    query: 'can we upgrade the cluster without downtime',
    answers: ['/document/latest/22', '/center/school?id=4']
  },
  {
    kind: 'sentence',
    query: 'how many servers do we need for a billion edges',
    answers: ['/document/latest/37', '/document/latest/34', '/document/latest/8']
  },
  { kind: 'sentence', query: "how can I check that a candidate's certificate is genuine", answers: ['/verify'] },
  {
    kind: 'sentence',
    query: 'how to detect accounts sharing the same phone',
    answers: [
      '/demogallery/details?type=fraud',
      '/product/onlinedemo?type=antifraud',
      '/customer/details?id=1',
      '/center/video/details?id=7'
    ]
  },
  {
    kind: 'sentence',
    query: 'which factories are hit if one of our vendors goes bankrupt',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  {
    kind: 'sentence',
    query: 'who has access to this sensitive table and through which group',
    answers: ['/demogallery/details?type=amc']
  },
  {
    kind: 'sentence',
    query: 'how do you stop an llm from hallucinating',
    answers: ['/demogallery/details?type=intelligentAnswer', '/graphRag', '/center/video/details?id=6']
  },
  {
    kind: 'sentence',
    query: 'what do we need to check before production',
    answers: ['/center/research?id=5', '/document/latest/25']
  },
  { kind: 'sentence', query: 'who should own the schema in our company', answers: ['/center/consultancy?id=8'] },
  {
    kind: 'sentence',
    query: 'how do we deduplicate customers coming from crm and erp',
    answers: ['/center/consultancy?id=7', '/demogallery/details?type=customer360']
  },
  { kind: 'sentence', query: 'my query is slow what can I do', answers: ['/document/latest/25', '/document/latest/14'] },
  {
    kind: 'sentence',
    query: 'how to translate a select with group by into cypher',
    answers: ['/document/latest/28', '/document/latest/13']
  },
  { kind: 'sentence', query: 'what queries should be in our proof of concept', answers: ['/center/consultancy?id=5'] },
  {
    kind: 'sentence',
    query: 'does the graph replace our data warehouse or sit next to it',
    answers: ['/center/consultancy?id=6', '/product?name=fit']
  },
  {
    kind: 'sentence',
    query: 'how do you know the benchmark numbers are not cherry picked',
    answers: ['/homedetails?id=1', '/center/research?id=3', '/news/detail?id=7', '/report/ldbc']
  },
  {
    kind: 'sentence',
    query: 'I found a mistake in the manual, where do I report it',
    answers: ['/document/feedback', '/news/detail?id=14']
  },
  { kind: 'sentence', query: 'what personal data do you collect on this website', answers: ['/privacy'] },
  { kind: 'sentence', query: 'who is behind this company', answers: ['/aboutus'] },
  {
    kind: 'sentence',
    query: 'do you have references in banking',
    answers: ['/customer', '/customer/details?id=1', '/customer/details?id=2']
  },
  {
    kind: 'sentence',
    query: 'how do I start learning graph databases from zero',
    answers: ['/homedetails?id=4', '/center/school', '/center/activity?id=1', '/document/latest/1', '/center/school?id=1']
  },
  { kind: 'sentence', query: 'can I run it on premise on a box with gpus', answers: ['/integrated'] }
]
