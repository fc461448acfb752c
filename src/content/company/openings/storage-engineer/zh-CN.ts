import type { OpeningCopy } from '../../types'

export default {
  duties: ['设计邻接结构与属性的存储布局', '处理写入、压缩与恢复之间的取舍', '为每项改动写出可重复的测量'],
  skills: ['熟悉一种系统编程语言', '读过并讲得清一个存储引擎的源码', '习惯先量后改']
} satisfies OpeningCopy
