import type { Question } from './question'

/**
 * Words of the trade and of the menus, in every spelling that Chinese visitors type: pinyin, traditional characters, abbreviations,
 * numbers.
 */
export const questions: readonly Question[] = [
  { kind: 'word', query: '白皮书', answers: ['/center/research?type=whitepapers'] },
  { kind: 'word', query: '视频', answers: ['/center/video'] },
  { kind: 'word', query: '伙伴', answers: ['/partner/system'] },
  { kind: 'word', query: '代理商', answers: ['/partner/system', '/partner/connect'] },
  { kind: 'word', query: '论坛', answers: ['/center/consultancy', '/center/activity'] },
  { kind: 'word', query: '支持', answers: ['/galaxyProduct', '/document/latest/26'] },
  { kind: 'word', query: '安全', answers: ['/document/latest/24', '/document/latest/23'] },
  { kind: 'word', query: '更新日志', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'changelog', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'roadmap', answers: ['/document/latest/36'] },
  { kind: 'word', query: 'SLA', answers: ['/galaxyProduct', '/document/latest/26'] },
  { kind: 'synonym', query: '高可用', answers: ['/document/latest/4', '/document/latest/7', '/document/latest/8'] },
  { kind: 'synonym', query: '主从', answers: ['/document/latest/4', '/document/latest/8'] },
  { kind: 'synonym', query: '容灾', answers: ['/document/latest/21', '/document/latest/4'] },
  { kind: 'synonym', query: '两地三中心', answers: ['/document/latest/21', '/document/latest/4'] },
  { kind: 'synonym', query: '信创', answers: ['/product/database'] },
  { kind: 'synonym', query: '国产化', answers: ['/product/database'] },
  { kind: 'synonym', query: '鲲鹏', answers: ['/product/database'] },
  { kind: 'synonym', query: '等保', answers: ['/document/latest/24'] },
  { kind: 'synonym', query: '国密', answers: ['/document/latest/24'] },
  { kind: 'synonym', query: '洗黑钱', answers: ['/demogallery/details?type=launder'] },
  { kind: 'synonym', query: '单点登录', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: 'SSO', answers: ['/document/latest/23'] },
  { kind: 'synonym', query: 'TPS', answers: ['/document/latest/25', '/report'] },
  { kind: 'synonym', query: 'QPS', answers: ['/document/latest/25', '/report'] },
  { kind: 'synonym', query: '微信', answers: ['/aboutus'] },
  { kind: 'synonym', query: '电话', answers: ['/aboutus'] },
  { kind: 'synonym', query: 'golang', answers: ['/document/latest/15', '/document/latest/16'] },
  { kind: 'synonym', query: 'k8s', answers: ['/document/latest/7', '/document/latest/8', '/document/latest/26'] },
  { kind: 'synonym', query: 'docker', answers: ['/document/latest/7', '/document/latest/8', '/document/latest/26'] },
  { kind: 'word', query: 'page rank', answers: ['/document/latest/18'] },
  { kind: 'typo', query: 'pyhton', answers: ['/document/latest/16'] },
  { kind: 'typo', query: '超级定点', answers: ['/document/latest/3'] },
  { kind: 'word', query: 'fanxiqian', answers: ['/demogallery/details?type=launder'] },
  { kind: 'word', query: 'fxq', answers: ['/demogallery/details?type=launder'] },
  { kind: 'word', query: 'bei fen', answers: ['/document/latest/21'] },
  { kind: 'word', query: 'beifen', answers: ['/document/latest/21'] },
  { kind: 'word', query: '反xi钱', answers: ['/demogallery/details?type=launder'] },
  { kind: 'word', query: 'gaojing', answers: ['/document/latest/20'] },
  { kind: 'word', query: 'zhengshu chayan', answers: ['/verify'] },
  { kind: 'word', query: 'gong ying lian', answers: ['/demogallery/details?type=supplychain'] },
  { kind: 'word', query: '圖數據庫', answers: ['/product/database'] },
  { kind: 'word', query: '備份', answers: ['/document/latest/21'] },
  { kind: 'word', query: '反洗錢', answers: ['/demogallery/details?type=launder'] },
  { kind: 'word', query: '電力調度', answers: ['/demogallery/details?type=power'] },
  { kind: 'word', query: '供應鏈', answers: ['/demogallery/details?type=supplychain'] },
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
  { kind: 'sentence', query: '怎么备份', answers: ['/document/latest/21'] },
  {
    kind: 'sentence',
    query: '哪些算法',
    answers: ['/document/latest/17', '/document/latest/18', '/document/latest/34', '/product/database']
  },
  {
    kind: 'sentence',
    query: '多少钱',
    answers: ['/product/consult?edition=single', '/product/consult?edition=standard', '/product/consult?edition=advanced']
  }
]
