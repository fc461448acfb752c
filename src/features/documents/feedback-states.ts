import { type TicketState, ticketStates } from '~/contract/survey'
import { text } from '~/ui/figure/draw'
import { drawNetwork } from '~/ui/figure/network'

/** Positions in drawing units. */
const positions: Readonly<Record<TicketState, { x: number; y: number; shape: 'circle' | 'square' | 'diamond' }>> = {
  received: { x: 64, y: 140, shape: 'circle' },
  reading: { x: 232, y: 140, shape: 'square' },
  fixed: { x: 380, y: 52, shape: 'diamond' },
  answered: { x: 380, y: 226, shape: 'diamond' }
}

const size = 22

/** Possible transitions between states. */
const transitions: readonly (readonly [TicketState, TicketState])[] = [
  ['received', 'reading'],
  ['reading', 'fixed'],
  ['reading', 'answered']
]

/** The states of a ticket as a graph: past transitions are highlighted, the current state is in the signal color. */
export function drawStates(names: Readonly<Record<TicketState, string>>, now: TicketState | undefined): string {
  const visited: readonly TicketState[] = now === 'received' ? [] : now === 'reading' ? ['received'] : ['received', 'reading']
  const passed = now === undefined ? [] : visited
  const graph = drawNetwork({
    vertices: ticketStates.map((state) => {
      const { x, y, shape } = positions[state]
      const mark = state === now ? 'answer' : passed.includes(state) ? 'start' : 'plain'
      return { id: state, shape, at: { x, y }, size, mark }
    }),
    edges: transitions.map(([from, to]) => ({
      from,
      to,
      directed: true,
      mark: passed.includes(from) && (to === now || passed.includes(to)) ? 'path' : 'plain'
    }))
  })
  const words = ticketStates.map((state) => {
    const { x, y } = positions[state]
    return text({ x, y: y + size + 24 }, names[state], 'middle')
  })
  return graph + words.join('')
}
