import type { OpeningCopy } from '../../types'

export default {
  duties: ['实现与优化路径、中心性、社群一类算法', '把单机算法改写为分布式版本', '为算法写下复杂度、边界与用法'],
  skills: ['扎实的算法与数据结构功底', '理解分布式计算中通信与等待的代价', '能用一张小图把道理讲明白']
} satisfies OpeningCopy
