import type { Question } from './question'

/** Sentences, misspellings and abbreviations of newcomers who knew the titles of the sitemap only. */
export const questions: readonly Question[] = [
  { kind: 'typo', query: 'janus graf', answers: ['/report/JanusGraph'] },
  { kind: 'typo', query: 'tiger graph benchmark', answers: ['/report/TigerGraph'] },
  { kind: 'typo', query: 'nightly bakup', answers: ['/document/latest/21'] },
  { kind: 'typo', query: 'pyhton client', answers: ['/document/latest/16', '/center/download?type=download&id=6'] },
  { kind: 'typo', query: 'betweeness centrality', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'cypher cheatsheet', answers: ['/document/latest/29'] },
  {
    kind: 'typo',
    query: 'product recomendation engine',
    answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc']
  },
  { kind: 'typo', query: 'certifcate check', answers: ['/verify'] },
  { kind: 'typo', query: 'emergancy response', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'typo',
    query: 'onpremise instalation',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8', '/document/latest/37']
  },
  { kind: 'typo', query: 'timeseries monitoring of the cluster', answers: ['/document/latest/20'] },
  { kind: 'typo', query: 'shortest-path', answers: ['/document/latest/19'] },
  { kind: 'typo', query: 'db upgrade', answers: ['/document/latest/22'] },
  { kind: 'typo', query: 'k-hop neighbours', answers: ['/document/latest/11', '/document/latest/19', '/homedetails?id=3'] },
  { kind: 'typo', query: 'perf tuning', answers: ['/document/latest/25'] },
  { kind: 'typo', query: 'privacy policy', answers: ['/privacy'] },
  { kind: 'typo', query: 'sign in to my account', answers: ['/user'] },
  {
    kind: 'typo',
    query: 'mysql import',
    answers: ['/document/latest/9', '/document/latest/3', '/document/latest/28', '/news/detail?id=12']
  },
  {
    kind: 'sentence',
    query: 'how do i install it on my laptop',
    answers: ['/document/latest/5', '/download', '/center/download?type=download&id=1']
  },
  {
    kind: 'sentence',
    query: 'what does the enterprise edition cost',
    answers: ['/galaxyProduct', '/product/consult?edition=standard', '/product/consult?edition=advanced', '/homedetails?id=2']
  },
  { kind: 'sentence', query: 'can i get a quote for the advanced edition', answers: ['/product/consult?edition=advanced'] },
  { kind: 'sentence', query: 'how much RAM do I need', answers: ['/document/latest/37'] },
  { kind: 'sentence', query: 'what does this error code mean', answers: ['/document/latest/33'] },
  { kind: 'sentence', query: 'my query timed out, what now', answers: ['/document/latest/33', '/document/latest/25'] },
  { kind: 'sentence', query: 'how do I restore a database from a backup', answers: ['/document/latest/21'] },
  { kind: 'sentence', query: 'upgrade to the new version without downtime', answers: ['/document/latest/22'] },
  { kind: 'sentence', query: 'how to add another server to the cluster', answers: ['/document/latest/22', '/document/latest/8'] },
  { kind: 'sentence', query: 'create a user with read only rights', answers: ['/document/latest/23'] },
  { kind: 'sentence', query: 'how do I turn on https', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: 'is traffic between the nodes encrypted', answers: ['/document/latest/24'] },
  { kind: 'sentence', query: 'why is my query so slow', answers: ['/document/latest/25', '/document/latest/14'] },
  { kind: 'sentence', query: 'find all paths between two vertices', answers: ['/document/latest/11', '/document/latest/19'] },
  { kind: 'sentence', query: 'how can I delete a vertex', answers: ['/document/latest/12'] },
  { kind: 'sentence', query: 'count and group by in cypher', answers: ['/document/latest/13', '/document/latest/28'] },
  {
    kind: 'sentence',
    query: 'how do I connect from java',
    answers: ['/document/latest/15', '/center/download?type=download&id=5']
  },
  { kind: 'sentence', query: 'which algorithms come with it', answers: ['/document/latest/17'] },
  {
    kind: 'sentence',
    query: 'how to load a csv file',
    answers: ['/document/latest/9', '/center/video/details?id=3', '/center/download?type=download&id=7']
  },
  { kind: 'sentence', query: 'translate my SQL into cypher', answers: ['/document/latest/28'] },
  { kind: 'sentence', query: 'what changed in the latest release', answers: ['/document/latest/36'] },
  { kind: 'sentence', query: 'where can I report a mistake in the docs', answers: ['/document/feedback', '/news/detail?id=14'] },
  { kind: 'sentence', query: 'what is a property graph', answers: ['/document/latest/2'] },
  { kind: 'sentence', query: 'do I really need a graph database', answers: ['/product?name=fit', '/news/detail?id=13'] },
  { kind: 'sentence', query: 'why are joins slow', answers: ['/product?name=join'] },
  { kind: 'sentence', query: 'try cypher without installing anything', answers: ['/playground'] },
  {
    kind: 'sentence',
    query: 'who really owns this company',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/customer/details?id=2']
  },
  {
    kind: 'sentence',
    query: 'what happens when a supplier fails',
    answers: [
      '/demogallery/details?type=supplychain',
      '/product/onlinedemo?type=supplychain',
      '/customer/details?id=3',
      '/news/detail?id=8'
    ]
  },
  { kind: 'sentence', query: 'which valves do I close when a pipe breaks', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'sentence',
    query: 'delivery route when a street is closed',
    answers: ['/demogallery/details?type=logistics', '/customer/details?id=5']
  },
  { kind: 'sentence', query: 'who has access to which data', answers: ['/demogallery/details?type=amc'] },
  { kind: 'sentence', query: 'find the root cause of an alert', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'sentence',
    query: 'we have duplicate customer records',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  {
    kind: 'sentence',
    query: 'chatbot that answers from our own documents',
    answers: ['/demogallery/details?type=intelligentAnswer', '/demogallery/details?type=knowledge', '/graphRag']
  }
]
