import type { ExamCopy } from './types'

export default {
  title: 'GBCA考试认证',
  description: '参加GBCA认证考试：确认证书姓名，了解考试规则，开始或继续考试。',
  kicker: 'GBCA · 考试认证',
  headline: '参加GBCA考试',
  lead: '确认证书姓名，阅读规则，即可开始。考试中途可以离开，也可以换设备继续，已作答的内容都会保留。',
  name: {
    question: '由谁参加？',
    headline: '确认证书上的姓名',
    lead: '通过考试后，证书按这里的姓名签发。姓名只能确认一次，请按身份证件填写；填错了请联系我们更正。'
  },
  rules: {
    question: '有哪些规则？',
    headline: '考试规则',
    items: [
      { title: '时间由服务器计算', text: '开始后计时不会暂停。离开页面或断开网络，时间照常计算。时间到后自动交卷。' },
      { title: '每次作答立即保存', text: '每道题都会显示是否已保存。断网时答案留在本机，网络恢复后自动补交。' },
      { title: '可以随时继续', text: '刷新页面、退出登录或更换设备后，重新确认身份即可继续，题目和答案不变。' },
      { title: '可以查阅资料', text: '不使用摄像头，也不锁定屏幕。离开窗口会留下记录，但不会因此判定不通过。' },
      { title: '按考点公布结果', text: '交卷后立即显示是否通过和各考点的得分，不公布单题对错。对结果有异议可以申诉。' },
      { title: '不公开试题', text: '请独立完成考试，不要复制或传播试题。' }
    ]
  },
  start: { question: '准备好了吗？', headline: '开始考试' }
} satisfies ExamCopy
