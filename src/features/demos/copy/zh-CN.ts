import type { PageCopy } from '~/content/page-copy'
import { demoTypes } from '~/demos/demos'
import { numberInWords } from '~/lib/number-words'

const count = numberInWords(demoTypes.length, 'zh-CN')

export default {
  title: '在线演示：亲手运行图算法',
  description: `${count}个问题，${count}张图：欺诈团伙、停电范围、资金去向、股权控制、断供影响与推荐理由。运行图算法，逐步查看过程。`,
  kicker: '在线演示',
  headline: '运行图算法，逐步查看',
  lead: '每个演示在一张至多600个顶点的图上回答一个问题。您可以调整参数、逐步回放，查看任一顶点为何在结果中。修改图之后，还可以比较结果的变化。'
} satisfies PageCopy
