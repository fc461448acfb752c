import { partnerWants } from '~/contract/forms/partner'
import { arrow, group, path, text } from '~/ui/figure/draw'
import { drawNetwork, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
import type { ConnectCopy } from './types'

const company = { x: 96, y: 206 }
const staff = { x: 584, y: 206 }
const end = 54
const below = 470

/** The request as a graph: company, wants, staff. Each want has a layer with its path, shown when selected. */
export function drawConnect(words: ConnectCopy['drawing']): string {
  const ends = (mark: VertexMark): NetworkVertex[] => [
    { id: 'company', shape: 'circle', at: company, size: end, mark, label: words.company, labelPosition: 'inside' },
    { id: 'staff', shape: 'square', at: staff, size: end - 6, label: words.staff, labelPosition: 'inside' }
  ]
  const want = (index: number, mark: VertexMark): NetworkVertex => ({
    id: 'want',
    shape: 'diamond',
    at: { x: 340, y: 46 + 80 * index },
    size: 12,
    mark
  })
  const way = (index: number, mark: 'plain' | 'path') =>
    drawNetwork({
      vertices: [...ends('start'), want(index, mark === 'path' ? 'start' : 'plain')],
      edges: [
        { from: 'company', to: 'want', mark, directed: true },
        { from: 'want', to: 'staff', mark, directed: true }
      ]
    })
  const names = partnerWants.map((id, index) => {
    const { at } = want(index, 'plain')
    // Texts are on the side without lines.
    return text({ x: at.x, y: index > 2 ? at.y + 36 : at.y - 22 }, words.wants[id], 'middle')
  })
  const back = [
    path('g-dash g-dash-blue', `M${staff.x} ${staff.y + end - 6}V${below}H${company.x}V${company.y + end + 8}`),
    path('g-path-head', arrow({ x: company.x, y: below }, company, end, 10)),
    text({ x: 340, y: below - 12 }, words.contact, 'middle')
  ]
  return [
    ...partnerWants.map((_, index) => way(index, 'plain')),
    ...partnerWants.map((id, index) => group(`connect-want connect-want-${id}`, [way(index, 'path')])),
    ...names,
    ...back
  ].join('')
}
