import type { OverviewCopy } from '../types'

export default {
  title: '认证培训',
  description: '图数据库认证GBCA、GBCP、GBCM。GBCA在线考试：考什么、几道题、多少分通过、证书有效几年，以及怎样用课程和练习准备。',
  kicker: '学习中心·认证培训',
  headline: '图数据库能力\n用GBCA证明',
  lead: 'GBCA考查六个方面：概念、建模、查询、图算法、运维、安全。先按考点学课程，再做练习，然后在线考试。通过后得到一张可以查验的证书。',
  actions: { start: '开始学习', exam: '参加GBCA考试' },
  figure: {
    caption: '一次GBCA考试的题目，按考点分',
    reading: '一个方格是一道题',
    unavailable: '暂时读不到考试大纲。课程不受影响，可以先学。'
  },
  rules: { question: '怎么考？', headline: '规则先看清，考试不意外' },
  series: {
    question: '有哪些认证？',
    headline: 'GBCA在线考，GBCP与GBCM联系我们',
    lead: '三项认证同属一个系列。',
    gbca: {
      text: '给要用图数据库做开发、数据、架构和运维工作的人。六个考点，在线考试，中英文均可。',
      link: '看GBCA证明什么'
    },
    gbcp: { text: '考试内容与安排由我们直接说明。写下您的情况，工作人员与您联系。', link: '联系我们' },
    gbcm: { text: '考试内容与安排由我们直接说明。写下您的情况，工作人员与您联系。', link: '联系我们' }
  },
  prepare: {
    question: '怎样准备？',
    headline: '四步：学课程、做练习、考试、出示证书',
    steps: {
      learn: {
        title: '学课程',
        text: '每一课读一篇文档的几节，学完打勾。不登录也能学，登录后进度跟着账号走。',
        link: '打开课程'
      },
      practice: {
        title: '做练习',
        text: '登录后按考点练习，每题马上给出解析和出处。不限次数，成绩不保存。',
        link: '做练习题'
      },
      exam: {
        title: '参加考试',
        text: '登录，确认证书上的姓名，开始考试。每个答案都会保存，中断后可以接着答。',
        link: '去考试认证'
      },
      verify: { title: '出示证书', text: '通过后得到证书。拿到证书编号的人，都能在查验页查到它是否有效。', link: '查验证书' }
    }
  }
} satisfies OverviewCopy
