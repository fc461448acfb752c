import type { DownloadsCopy } from '../types'

export default {
  title: '下载中心',
  description: '各版本安装包、Java与Python驱动、数据导入工具和研究报告：版本、发布日期、大小与SHA-256，下载后可在页面里核对。',
  kicker: '资源·下载中心',
  headline: '下载，\n然后核对',
  lead: '每个文件都附有SHA-256。下载之后，先在本页核对一遍，再安装。需要先同意隐私声明的，会写明。',
  drawing: {
    caption: '一次下载与它的核对',
    reading: '蓝色是您要做的：下载、计算、比较；两个值相同，拿到的才是原文件',
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
      question: '装哪个版本？',
      headline: '各版本安装包',
      lead: '单机免费版可直接申请下载；其余版本先联系我们，再给安装包。'
    },
    driver: { question: '用什么语言连？', headline: '驱动', lead: '在您的程序里连接数据库，写入和查询。' },
    tool: { question: '数据怎么进来？', headline: '工具', lead: '先导入一小份数据，再放大。' },
    report: { question: '想先读什么？', headline: '研究报告', lead: '白皮书、测试报告与实践指南，最新的在前。' }
  },
  check: {
    question: '拿到的是原文件吗？',
    headline: '在这里核对',
    lead: '选一个下载好的文件，本页算出它的SHA-256，与公布的比较。几GB的文件也可以。'
  },
  commands: { question: '想在终端里核对？', headline: '各系统的命令', lead: '算出的值应与公布的SHA-256完全相同。' },
  empty: '这一类暂时还没有文件。'
} satisfies DownloadsCopy
