import { drawNetwork, type NetworkVertex } from '~/ui/figure/network'
import { solutionTypes } from '../addresses'
import { type Figures, wordOf } from '../drawing'
import { metaOf } from '../metas'
import { questionKinds } from '../question-kinds'

const rowHeight = 36

/** Solutions on the left, their kinds of questions on the right. */
export const figures: Figures = {
  hero: (words) => {
    const height = Math.max(solutionTypes.length, questionKinds.length) * rowHeight + 24
    const spread = (index: number, count: number) => ((index + 0.5) * height) / count
    const vertices: NetworkVertex[] = [
      ...solutionTypes.map(
        (type, index): NetworkVertex => ({
          id: type,
          shape: 'circle',
          at: { x: 210, y: spread(index, solutionTypes.length) },
          size: 6,
          label: wordOf(words, type),
          labelPosition: 'left'
        })
      ),
      ...questionKinds.map(
        (kind, index): NetworkVertex => ({
          id: kind,
          shape: 'square',
          at: { x: 410, y: spread(index, questionKinds.length) },
          mark: 'solid',
          size: 8,
          label: wordOf(words, kind),
          labelPosition: 'right'
        })
      )
    ]
    const edges = solutionTypes.flatMap((type) => metaOf(type).questionKinds.map((kind) => ({ from: type, to: kind })))
    return { width: 560, height, markup: drawNetwork({ vertices, edges }) }
  }
}
