import type { ExamCopy } from './types'

export default {
  title: 'Enter the GBCA exam',
  description: 'Take the GBCA certification exam: confirm your name, read the rules, start or resume.',
  kicker: 'GBCA · Identity check',
  headline: 'Take the GBCA exam',
  lead: 'Confirm the name for your certificate, read the rules, and start. You can leave during the exam and resume on another device. Your answers stay.',
  name: {
    question: 'Who takes the exam?',
    headline: 'Confirm the name for your certificate',
    lead: 'Your certificate is issued in this name. You can confirm it only once, so enter it as on your identity document. If you made a mistake, contact us before you take the exam: the name on an issued certificate cannot be changed.'
  },
  rules: {
    question: 'What are the rules?',
    headline: 'Exam rules',
    items: [
      {
        title: 'Time runs on the server',
        text: 'The clock never pauses, even if you leave the page or lose the connection. When time is up, the exam is submitted automatically.'
      },
      {
        title: 'Every answer is saved at once',
        text: 'Each question shows whether it is saved. Without a connection, answers stay on your device and are sent when it is back. Until then the page warns you before a reload, and submits the exam only once the connection is back.'
      },
      {
        title: 'Come back at any time',
        text: 'After a reload, a logout or a change of device, confirm your identity again to resume. Questions and answers stay the same.'
      },
      {
        title: 'You may look things up',
        text: 'No camera, no locked screen. Leaving the window is recorded, but you never fail because of it.'
      },
      {
        title: 'Results by topic',
        text: 'You see at once whether you passed and how you did in each topic, not question by question. You can appeal a result.'
      },
      { title: 'Keep the questions private', text: 'Take the exam on your own. Do not copy or share its questions.' }
    ]
  },
  start: { question: 'Ready?', headline: 'Start the exam' }
} satisfies ExamCopy
