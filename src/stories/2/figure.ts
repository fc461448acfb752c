import { editionFacts, editionIds, maxGraphs } from '~/content/editions'
import { path, text } from '~/ui/figure/draw'
import { bar, left } from '../bars'

/** One bar for each edition: its number of graphs. */
export function draw(words: readonly string[]): string {
  return editionIds
    .map((id, index) => {
      const { graphs } = editionFacts[id]
      const y = 60 + index * 92
      const drawn = path('g-outline', bar(y, (graphs / maxGraphs) * 380, 34))
      return drawn + text({ x: left, y: y - 10 }, `${words[index] ?? ''} ${graphs}`)
    })
    .join('')
}
