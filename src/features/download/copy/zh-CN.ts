import trialPromise from '~/content/trial-promise/zh-CN'
import type { DownloadCopy } from './types'

export default {
  title: '试用与下载',
  description:
    '单机免费版登录后即可获取，供非商业学习使用；其他版本提交申请，工作人员在1至3个工作日内联系。另附驱动与工具的当前版本。',
  kicker: '试用与下载',
  headline: '申请试用，或获取免费版',
  lead: trialPromise,
  editions: {
    question: '试用哪个版本？',
    headline: '每个版本的用途和获取方式',
    lead: '试用在本页申请。提问和预约PoC，请填咨询表；伙伴与项目合作，请填合作申请。不确定选哪个版本，用版本选择工具。',
    actions: { free: '申请免费版', paid: '申请试用', standard: '申请试用', advanced: '申请试用' },
    download: '下载免费版',
    compare: '按需求选版本',
    finder: '打开版本选择工具',
    start: { question: '下载之后？', name: '五分钟启动数据库，运行查询', link: '建立第一张图' }
  },
  way: {
    name: '收费版和企业版：从申请到第一条查询',
    stages: [
      { name: '选版本', text: '按上限选择版本' },
      { name: '登录', text: '登录后继续填写申请' },
      { name: '填申请', text: '写下行业和想解决的问题', main: true },
      { name: '工作人员联系', text: '1至3个工作日内' },
      { name: '安装', text: '导入少量数据，运行第一条查询' }
    ],
    caption: '登录后自动回到申请表'
  },
  tools: {
    question: '还需要什么？',
    headline: '驱动与工具的当前版本',
    columns: ['名称', '当前版本', '适用'],
    names: {
      java: { name: 'Java驱动', scope: '单机版，一台服务器' },
      python: { name: 'Python驱动', scope: '单机版，一台服务器' },
      import: { name: '数据导入工具', scope: '各版本以随附说明为准' }
    },
    samples: { text: '示例文件不含软件。', link: '申请安装包' },
    more: '全部版本、校验值和研究报告',
    link: '打开下载中心'
  }
} satisfies DownloadCopy
