import { topicIds } from '~/content/exam-topics'
import { drawNetwork, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import type { AchievementWords } from './types'

/** A certificate as a graph, on 680 × 480: its verifier, its holder, and the topics that it covers. */
export function drawAchievement(words: AchievementWords): string {
  const topicHeight = (index: number) => 45 + index * 78
  const vertices: NetworkVertex[] = [
    {
      id: 'verifier',
      shape: 'circle',
      at: { x: 100, y: 385 },
      size: 20,
      mark: 'start',
      label: words.verifier,
      labelPosition: 'below'
    },
    { id: 'holder', shape: 'circle', at: { x: 100, y: 95 }, size: 20, mark: 'path', label: words.holder, labelPosition: 'above' },
    {
      id: 'certificate',
      shape: 'diamond',
      at: { x: 270, y: 240 },
      size: 34,
      mark: 'path',
      label: 'GBCA',
      labelPosition: 'inside'
    },
    ...topicIds.map(
      (topic, index): NetworkVertex => ({
        id: topic,
        shape: 'square',
        at: { x: 470, y: topicHeight(index) },
        size: 12,
        mark: 'found',
        label: words.topics[topic],
        labelPosition: 'right'
      })
    )
  ]
  const edges: NetworkEdge[] = [
    { from: 'verifier', to: 'certificate', mark: 'path', directed: true, label: words.checks },
    { from: 'holder', to: 'certificate', mark: 'path', directed: true, label: words.holds },
    ...topicIds.map((topic): NetworkEdge => ({ from: 'certificate', to: topic, mark: 'found', directed: true }))
  ]
  return drawNetwork({ vertices, edges })
}
