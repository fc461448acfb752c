import type { Question } from './question'

/** Misspelled words and other names that strangers typed who had read the titles of the English pages and nothing else. */
export const questions: readonly Question[] = [
  { kind: 'typo', query: 'graf database', answers: ['/product?name=index', '/product/database', '/'] },
  { kind: 'typo', query: 'neo4j migraton', answers: ['/document/latest/38'] },
  { kind: 'typo', query: 'benchmrak', answers: ['/report', '/news/detail?id=7', '/center/research?id=3'] },
  { kind: 'typo', query: 'certifcation', answers: ['/center/train', '/center/train/GBCA', '/verify'] },
  { kind: 'typo', query: 'recomendation engine', answers: ['/demogallery/details?type=irc', '/product/onlinedemo?type=irc'] },
  {
    kind: 'typo',
    query: 'pyton driver',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  { kind: 'typo', query: 'janus grpah', answers: ['/report/JanusGraph'] },
  {
    kind: 'typo',
    query: 'instal',
    answers: ['/document/latest/5', '/document/latest/6', '/document/latest/7', '/document/latest/8']
  },
  { kind: 'typo', query: 'opencyper cheatsheet', answers: ['/document/latest/29'] },
  { kind: 'typo', query: 'money laundring', answers: ['/demogallery/details?type=launder', '/product/onlinedemo?type=launder'] },
  { kind: 'typo', query: 'knowlege graph', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: 'centrailty', answers: ['/document/latest/18', '/center/school?id=3'] },
  {
    kind: 'synonym',
    query: 'nodes and relationships',
    answers: ['/document/latest/2', '/center/school?id=1', '/center/video/details?id=1', '/document/latest/27']
  },
  {
    kind: 'synonym',
    query: 'high availability',
    answers: ['/document/latest/7', '/document/latest/8', '/report/enterprise', '/document/latest/4']
  },
  { kind: 'synonym', query: 'horizontal scaling', answers: ['/document/latest/22', '/document/latest/8', '/document/latest/4'] },
  {
    kind: 'synonym',
    query: 'ontology',
    answers: ['/document/latest/3', '/center/research?id=6', '/demogallery/details?type=knowledge']
  },
  {
    kind: 'synonym',
    query: 'identity resolution',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  {
    kind: 'synonym',
    query: 'master data management',
    answers: ['/demogallery/details?type=customer360', '/center/consultancy?id=7']
  },
  { kind: 'synonym', query: 'CMDB', answers: ['/demogallery/details?type=firmit'] },
  {
    kind: 'synonym',
    query: 'influencer',
    answers: ['/product/onlinedemo?type=socialmarket', '/demogallery/details?type=social']
  },
  {
    kind: 'synonym',
    query: 'blackout',
    answers: [
      '/demogallery/details?type=power',
      '/product/onlinedemo?type=power',
      '/product/onlinedemo?type=modulation',
      '/customer/details?id=4',
      '/center/video/details?id=8'
    ]
  },
  { kind: 'synonym', query: 'gas leak', answers: ['/demogallery/details?type=response'] },
  { kind: 'synonym', query: 'TSP route planning', answers: ['/demogallery/details?type=logistics', '/customer/details?id=5'] },
  {
    kind: 'synonym',
    query: 'bulk loader',
    answers: ['/document/latest/9', '/center/download?type=download&id=7', '/news/detail?id=4', '/center/video/details?id=3']
  },
  { kind: 'synonym', query: 'single sign-on active directory', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: "roadmap what's new", answers: ['/document/latest/36', '/news'] },
  {
    kind: 'synonym',
    query: 'beneficial owner',
    answers: ['/demogallery/details?type=credit', '/product/onlinedemo?type=credit', '/customer/details?id=2']
  },
  { kind: 'synonym', query: 'disaster recovery', answers: ['/document/latest/21', '/news/detail?id=6', '/center/activity?id=4'] },
  { kind: 'synonym', query: 'sandbox', answers: ['/playground'] },
  { kind: 'typo', query: 'knowlege grahp', answers: ['/demogallery/details?type=knowledge'] },
  { kind: 'typo', query: 'galaxy weever', answers: ['/product/GalaxyWeaver'] },
  { kind: 'typo', query: 'documantation relase notes', answers: ['/document/latest/36', '/news/detail?id=1'] },
  {
    kind: 'typo',
    query: 'pyhton connecter',
    answers: ['/document/latest/16', '/center/download?type=download&id=6', '/news/detail?id=2']
  },
  { kind: 'typo', query: 'centralty measures', answers: ['/document/latest/18', '/center/school?id=3'] },
  { kind: 'typo', query: 'glosary', answers: ['/document/latest/27'] },
  { kind: 'typo', query: 'chet sheet cypher', answers: ['/document/latest/29'] },
  { kind: 'typo', query: 'hardwear requirments', answers: ['/document/latest/37'] },
  { kind: 'typo', query: 'emergancy valve', answers: ['/demogallery/details?type=response'] },
  {
    kind: 'typo',
    query: 'beginers course',
    answers: ['/center/activity?id=1', '/center/school', '/center/school?id=1', '/homedetails?id=4']
  },
  { kind: 'typo', query: 'configuraton file', answers: ['/document/latest/35'] }
]
