import type { VideosCopy } from '../types'

export default {
  title: '视频中心',
  description: '按类型浏览产品介绍、操作教程、技术讲座与场景演示。每段视频注明时长，附字幕和全文文字稿。',
  kicker: '资源 · 视频中心',
  headline: '视频\n附全文文字稿',
  lead: '每段视频都注明时长，配有字幕。不看视频，也可以直接阅读全文文字稿。',
  drawing: {
    caption: '各类视频的时长',
    reading: '方块是类型，圆是一段视频；边越长，时长越长。每类显示最新四段',
    alt: '各类视频的时长图：每一行是一个类型，从左到右依次是它最新的几段视频，边的长度就是时长'
  },
  list: {
    question: '有哪些视频？',
    headline: '按类型浏览',
    lead: '选择类型查看全部；复制网址，即可分享筛选结果。',
    empty: '该类别暂无视频。'
  },
  transcript: {
    question: '视频讲了什么？',
    headline: '文字稿',
    none: '该视频暂无文字稿。'
  }
} satisfies VideosCopy
