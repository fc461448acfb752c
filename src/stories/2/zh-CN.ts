import type { StoryCopy } from '../types'

export default {
  title: '四个版本，怎样选',
  description: '四个版本的图数据库怎样选：从供学习的免费版，到支持分区存储的企业高级版。先列需求，再看上限。',
  kicker: '版本 · 选型',
  headline: '按需选择\n合适版本',
  lead: '选择合适的版本：图的数量、用户、权限和算法。版本选择工具按您填写的数字给出结果。',
  figure: {
    caption: '各版本可以建多少张图',
    reading: '横条按图的数目成比例',
    alt: '横条图：四个版本各可以建多少张图',
    words: ['单机免费版', '单机收费版', '企业标准版', '企业高级版']
  },
  question: '怎样判断？',
  answer: '四个问题，依次排除',
  ordered: true,
  parts: [
    { term: '用途', text: '个人学习使用单机免费版；用于业务，从收费版本开始选择。' },
    { term: '用户与权限', text: '用户数量，以及权限控制到图，还是细化到顶点、边和属性。' },
    { term: '数据规模', text: '各版本的图数量都有上限，单机免费版还限制存储和顶点。先估算上限，并预留一年的增长。' },
    { term: '部署方式', text: '单台服务器能容纳即选单机；需要分区存储，选择企业高级版。' }
  ],
  next: {
    kicker: '逐项对比',
    title: '填写需求，匹配合适的版本',
    link: '对比版本',
    to: { path: '/galaxyProduct' }
  }
} satisfies StoryCopy
