import type { OverviewCopy } from '../types'

export default {
  title: '认证培训',
  description: '图数据库认证GBCA、GBCP、GBCM。GBCA在线考试：考试内容、题量、通过线、证书有效期，以及怎样用课程和练习准备。',
  kicker: '资源 · 认证培训',
  headline: '用GBCA证明\n图数据库能力',
  lead: 'GBCA是GBCA、GBCP、GBCM系列的第一项，考查六个方面：概念、建模、查询、图算法、运维、安全。先按考点学课程，再做练习，然后在线考试。通过后获得可查验的证书。',
  actions: { start: '开始学习', exam: '参加GBCA考试' },
  figure: {
    caption: '一次GBCA考试的题目，按考点分',
    reading: '一个方格是一道题',
    unavailable: '考试大纲暂时无法加载，可以先学习课程。'
  },
  rules: { question: '怎样考试？', headline: '考试前了解规则' },
  series: {
    question: '有哪些认证？',
    headline: 'GBCA可以在线考试',
    lead: '三项认证同属一个系列。',
    gbca: {
      text: '面向使用图数据库的开发、数据、架构和运维人员。六个考点，在线考试，中英文均可。',
      link: '了解GBCA证明的能力'
    },
    talk: '预约咨询',
    unset: '留下邮箱，开放报名时收到通知。',
    notify: '开放时通知我'
  },
  notice: {
    question: '准备参加GBCP或GBCM？',
    headline: '开放报名时通知您',
    lead: '选择认证，留下邮箱。开放报名时，工作人员给您发一封邮件。'
  },
  prepare: {
    question: '怎样准备？',
    headline: '四步：学课程、做练习、考试、出示证书',
    steps: {
      learn: {
        title: '学课程',
        text: '每课阅读一篇文档的几节，学完后标记。无须登录即可学习，登录后进度随账户保存。',
        link: '打开课程'
      },
      practice: {
        title: '做练习',
        text: '登录后按考点练习，每题立即给出解析和出处。不限次数，成绩不保存。',
        link: '做练习题'
      },
      exam: {
        title: '参加考试',
        text: '登录，确认证书上的姓名，开始考试。每个答案都会保存，中断后可以继续作答。',
        link: '前往考试'
      },
      verify: { title: '出示证书', text: '通过后获得证书。任何人都可凭证书编号在查验页核对是否有效。', link: '查验证书' }
    }
  }
} satisfies OverviewCopy
