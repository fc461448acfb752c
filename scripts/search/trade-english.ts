import type { Question } from './question'

/** Words of the trade and of the menus as English visitors type them: abbreviations, numbers, two words for one. */
export const questions: readonly Question[] = [
  { kind: 'word', query: 'white paper', answers: ['/center/research?type=whitepapers'] },
  { kind: 'word', query: 'videos', answers: ['/center/video'] },
  { kind: 'word', query: 'partner', answers: ['/partner/connect'] },
  { kind: 'word', query: 'reseller', answers: ['/partner/connect'] },
  { kind: 'word', query: 'forum', answers: ['/center/consultancy', '/center/activity'] },
  { kind: 'word', query: 'support', answers: ['/galaxyProduct', '/document/latest/26'] },
  { kind: 'word', query: 'security', answers: ['/document/latest/24', '/document/latest/23'] },
  { kind: 'word', query: 'whats new', answers: ['/document/latest/36'] },
  { kind: 'word', query: "what's new", answers: ['/document/latest/36'] },
  { kind: 'word', query: 'changelog', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'roadmap', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'SLA', answers: ['/galaxyProduct', '/document/latest/26'] },
  { kind: 'word', query: 'sla', answers: ['/galaxyProduct', '/document/latest/26'] },
  { kind: 'synonym', query: 'golang', answers: ['/document/latest/15', '/document/latest/16'] },
  { kind: 'synonym', query: 'SSO', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: 'single sign-on', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: 'high availability', answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8'] },
  { kind: 'synonym', query: 'failover', answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8'] },
  { kind: 'synonym', query: 'disaster recovery', answers: ['/document/latest/21', '/document/latest/4'] },
  { kind: 'synonym', query: 'TPS', answers: ['/document/latest/25', '/report'] },
  { kind: 'synonym', query: 'QPS', answers: ['/document/latest/25', '/report'] },
  { kind: 'synonym', query: 'kunpeng', answers: ['/product/database'] },
  { kind: 'synonym', query: 'k8s', answers: ['/document/latest/7', '/document/latest/8', '/document/latest/26'] },
  { kind: 'synonym', query: 'docker', answers: ['/document/latest/7', '/document/latest/8', '/document/latest/26'] },
  { kind: 'synonym', query: 'wechat', answers: ['/aboutus'] },
  { kind: 'synonym', query: 'phone', answers: ['/aboutus'] },
  { kind: 'word', query: 'page rank', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'laundring', answers: ['/demogallery/details?type=launder'] },
  { kind: 'typo', query: 'pyhton', answers: ['/document/latest/16'] },
  { kind: 'word', query: '備份', answers: ['/document/latest/21'] },
  { kind: 'word', query: '反洗錢', answers: ['/demogallery/details?type=launder'] },
  {
    kind: 'word',
    query: '7800',
    answers: [
      '/document/latest/24',
      '/document/latest/5',
      '/document/latest/7',
      '/document/latest/15',
      '/document/latest/16',
      '/document/latest/8'
    ]
  },
  {
    kind: 'sentence',
    query: 'how much',
    answers: ['/product/consult?edition=single', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  },
  {
    kind: 'sentence',
    query: 'which algorithms are there',
    answers: ['/document/latest/17', '/document/latest/18', '/document/latest/34', '/product/database']
  },
  { kind: 'sentence', query: 'how to back up', answers: ['/document/latest/21'] }
]
