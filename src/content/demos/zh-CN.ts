import type { PageCopy } from '../page-copy'

export default {
  title: '在线演示：亲手运行图算法',
  description:
    '八个问题，八张图，算法在浏览器里当场运行：欺诈团伙、停电范围、资金去向、股权控制、断供影响与推荐理由，每一步都看得见。',
  kicker: '在线演示',
  headline: '运行图算法，看清每一步',
  lead: '每个演示在一张至多600个顶点的图上回答一个问题。可以调整参数，逐步回放，追问任何一个顶点为什么在结果里；也可以改动图，看答案怎样变化。全部计算都在您的设备上完成。'
} satisfies PageCopy
