import type { StoryCopy } from '../types'

export default {
  title: '四个版本，怎样选',
  description: '四个版本的图数据库怎样选：从免费的单机学习，到分区存储的企业部署，先写下需要，再看限额。',
  kicker: '版本·选型',
  headline: '先写下需要，\n再挑版本',
  lead: '版本不是越大越好，合适的是够用的最小一版。把要存多少图、多少人用、权限要细到哪里写下来，答案往往一眼可见。',
  figure: {
    caption: '各版本可以建多少张图',
    reading: '横条按图的数目成比例',
    alt: '横条图：四个版本各可以建多少张图',
    words: ['单机免费版', '单机收费版', '企业标准版', '企业高级版']
  },
  question: '先问什么？',
  answer: '四个问题，依次排除',
  ordered: true,
  parts: [
    { term: '给谁用', text: '自己学习，单机免费版就够；用于业务，从收费的版本看起。' },
    { term: '多少人用', text: '有几个人要登录，权限要管到图，还是管到一个点、一条边、一个属性。' },
    { term: '有多少数据', text: '图的个数各版都有限额，单机免费版的存储和顶点也有。先估一个上限，留出一年的增长。' },
    { term: '怎样部署', text: '单机放得下就用单机；要分区存储，看最高一版。' }
  ],
  next: {
    kicker: '逐项对比',
    title: '填上您的数字，得到够用的最小一版',
    link: '对比版本',
    to: { path: '/galaxyProduct' }
  }
} satisfies StoryCopy
