import trialPromise from '~/content/trial-promise/zh-CN'
import type { DownloadsCopy } from '../types'

export default {
  title: '下载中心',
  description:
    '各版本安装包、Java与Python驱动、数据导入工具和研究报告。每个文件列出版本、日期、大小与SHA-256，下载后可在页面中核对。',
  kicker: '资源 · 下载中心',
  headline: '下载\n并核对',
  lead: '每个文件都附有SHA-256。下载后先在本页核对，再安装。须先同意隐私声明的文件会注明。',
  drawing: {
    caption: '一次下载与它的核对',
    reading: '蓝色是您的操作：下载、计算、比较；两个值相同，即为原文件',
    alt: '下载与核对：发布的文件有公布的校验值；您下载的文件算出一个校验值；两个值相比较',
    words: {
      file: '发布的文件',
      published: '公布的SHA-256',
      copy: '下载的文件',
      computed: '算出的SHA-256',
      compare: '相同'
    }
  },
  plates: {
    edition: {
      question: '安装哪个版本？',
      headline: '各版本安装包',
      lead: trialPromise
    },
    driver: { question: '用什么语言连接？', headline: '驱动', lead: '在您的程序里连接数据库，写入和查询。' },
    tool: { question: '怎样导入数据？', headline: '工具', lead: '先导入少量数据，再扩大规模。' },
    report: { question: '有哪些报告？', headline: '研究报告', lead: '白皮书、测试报告与实践指南，最新的在前。' }
  },
  check: {
    question: '怎样核对文件？',
    headline: '在本页核对文件',
    lead: '选择已下载的文件，本页计算其SHA-256并与公布值比较。支持数GB的大文件。'
  },
  commands: { question: '怎样在终端中核对？', headline: '各系统的命令', lead: '计算值应与公布的SHA-256完全相同。' },
  empty: '该类别暂无文件。'
} satisfies DownloadsCopy
