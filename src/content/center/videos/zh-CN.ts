import type { VideosCopy } from '../types'

export default {
  title: '视频中心',
  description: '按类型浏览产品介绍、操作教程、技术讲座与场景演示。每段视频写明时长，附字幕和全文文字稿，点了才加载。',
  kicker: '资源·视频中心',
  headline: '看什么，\n看多久',
  lead: '每段视频都写明时长，带字幕，全文附在下面。没空看的，读文字稿也一样。',
  drawing: {
    caption: '各类视频的时长',
    reading: '方块是类型，圆是一段视频；边越长，这一段越长。每类画最新四段',
    alt: '各类视频的时长图：每一行是一个类型，从左到右依次是它最新的几段视频，边的长度就是时长'
  },
  list: {
    question: '有哪些可看？',
    headline: '按类型挑，按时长排时间',
    lead: '选一个类型看全部；地址里就是您的选择，可以直接转给同事。',
    empty: '这一类暂时还没有视频。'
  },
  transcript: {
    question: '里面说了什么？',
    headline: '文字稿',
    none: '这一段还没有文字稿。'
  }
} satisfies VideosCopy
