import type { DownloadCopy } from './types'

export default {
  title: '试用与下载',
  description:
    '选一个版本，登录后申请试用：免费的单机版可下载学习，企业版由工作人员在1至3个工作日内联系。驱动与工具的当前版本也在这里。',
  kicker: '试用与下载',
  headline: '先试，再决定',
  lead: '选一个版本，登录，说说您想用它做什么。我们在1至3个工作日内联系您，把安装包和第一次导入一起办妥。',
  editions: {
    question: '试哪一个？',
    headline: '四个版本，四种试法',
    lead: '不确定选哪个，就先写下图的规模和用户数，让选型工具给出最小的那个。',
    actions: { free: '申请免费版', paid: '申请试用', standard: '申请试用', advanced: '申请试用' },
    download: '下载免费版',
    compare: '按需求选版本',
    finder: '打开选型工具'
  },
  way: {
    name: '从申请到第一条查询',
    stages: [
      { name: '选版本', text: '看清每个版本的边界' },
      { name: '登录', text: '登录后接着填申请' },
      { name: '填申请', text: '写下行业和想解决的问题', main: true },
      { name: '等联系', text: '1至3个工作日内' },
      { name: '装起来', text: '导入一份小数据，跑第一条查询' }
    ],
    caption: '申请自登录后继续，中途不会丢失要去的地方'
  },
  tools: {
    question: '还要什么？',
    headline: '驱动与工具的当前版本',
    columns: ['名称', '当前版本', '适用'],
    names: {
      java: { name: 'Java驱动', scope: '单机版' },
      python: { name: 'Python驱动', scope: '单机版' },
      import: { name: '数据导入工具', scope: '各版本以随附说明为准' }
    },
    more: '全部版本、校验值和研究报告',
    link: '打开下载中心'
  }
} satisfies DownloadCopy
