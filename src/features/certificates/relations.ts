import { text } from '~/ui/figure/draw'
import { drawNetwork, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'

/** Words of the drawing. */
interface RelationWords {
  holder: string
  exam: string
  certificate: string
  issuer: string
  key: string
  list: string
  you: string
  passed: string
  earned: string
  owns: string
  signs: string
  publishes: string
  checks: string
}

/**
 * Draws the relations of a certificate: its origin, and the edges that a check by the reader follows. In the small drawing, the
 * edges have no words.
 */
export function drawRelations(words: RelationWords, { isSmall = false } = {}): string {
  const vertices: NetworkVertex[] = [
    { id: 'holder', shape: 'circle', at: { x: 76, y: 150 }, size: 18, label: words.holder, labelPosition: 'below' },
    { id: 'exam', shape: 'diamond', at: { x: 262, y: 64 }, size: 20, label: words.exam, labelPosition: 'right' },
    {
      id: 'certificate',
      shape: 'square',
      at: { x: 262, y: 226 },
      size: 26,
      mark: 'answer',
      label: words.certificate,
      labelPosition: 'left'
    },
    { id: 'issuer', shape: 'circle', at: { x: 516, y: 84 }, size: 18, label: words.issuer, labelPosition: 'above' },
    { id: 'key', shape: 'triangle', at: { x: 372, y: 236 }, size: 18, mark: 'path', label: words.key, labelPosition: 'right' },
    { id: 'list', shape: 'square', at: { x: 512, y: 374 }, size: 16, mark: 'path', label: words.list, labelPosition: 'below' },
    { id: 'you', shape: 'circle', at: { x: 262, y: 374 }, size: 18, mark: 'start' }
  ]
  const edges: NetworkEdge[] = [
    { from: 'holder', to: 'exam', label: words.passed },
    { from: 'exam', to: 'certificate', label: words.earned },
    { from: 'issuer', to: 'key', label: words.owns },
    { from: 'issuer', to: 'list', label: words.publishes },
    { from: 'key', to: 'certificate', label: words.signs },
    { from: 'you', to: 'certificate', mark: 'path', label: words.checks },
    { from: 'you', to: 'key', mark: 'path' },
    { from: 'you', to: 'list', mark: 'path' }
  ]
  const drawn = edges.map(({ label, ...edge }) => ({ ...edge, directed: true, ...(label && !isSmall && { label }) }))
  // Below the ring of the start, which a label of the vertex would cross.
  return drawNetwork({ vertices, edges: drawn }) + text({ x: 262, y: 432 }, words.you, 'middle')
}
