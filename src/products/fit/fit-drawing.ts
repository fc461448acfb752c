import { circle, group, path, square, text } from '~/ui/figure/draw'
import { type FitQuestionId, fitQuestionIds, fits, type StoreId, storeIds } from './fit'
import type { FitWords } from './types'

const questionAt = (id: FitQuestionId) => ({ x: 90, y: 50 + fitQuestionIds.indexOf(id) * 56 })
const storeAt = (id: StoreId) => ({ x: 380, y: { rows: 78, columns: 174, search: 246, graph: 358 }[id] })

function curve(id: FitQuestionId): string {
  const [from, to] = [questionAt(id), storeAt(fits[id])]
  return `M${from.x + 16} ${from.y}C${from.x + 140} ${from.y} ${to.x - 150} ${to.y} ${to.x - 17} ${to.y}`
}

/**
 * Numbered questions on the left, stores on the right; a line from each question to the store that answers it most
 * simply. 560 × 490.
 */
export function drawFit({ stores }: FitWords): string {
  return [
    path('g-edge', fitQuestionIds.map(curve)),
    group('g-vertices', [
      ...fitQuestionIds.map((id) => circle(questionAt(id), 16)),
      ...storeIds.map((id) => path('', square(storeAt(id), 16)))
    ]),
    ...fitQuestionIds.map((id, index) =>
      group(`pick-on pick-on-${index + 1}`, [
        path('g-found', curve(id)),
        group('g-vertices', [circle(questionAt(id), 16, 'g-on-found'), path('g-answer', square(storeAt(fits[id]), 16))])
      ])
    ),
    ...fitQuestionIds.map((id, index) =>
      text({ x: questionAt(id).x, y: questionAt(id).y + 5 }, String(index + 1), 'middle', 'prod-word')
    ),
    ...storeIds.map((id) => text({ x: storeAt(id).x + 30, y: storeAt(id).y + 5 }, stores[id], 'start', 'prod-strong'))
  ].join('')
}
