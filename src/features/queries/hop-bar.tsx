import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { ShownStatement } from './worker-messages'

interface HopBarProps {
  hops: ShownStatement['hops']
  /** Index of the hop that is shown; undefined for the answer. */
  hop: number | undefined
  onHop: (hop: number | undefined) => void
}

/** Steps through the elements that the traversal reached. */
export function HopBar({ hops, hop, onHop }: HopBarProps) {
  const shown = hop === undefined ? undefined : hops[hop]
  return (
    <div className="cluster q-hops">
      <span className="q-label">{m.queries_hops()}</span>
      {hops.map((_, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: hops are known by their number
          key={index}
          isSmall
          aria-pressed={index === hop}
          aria-label={m.queries_hop_of({ hop: index, hops: hops.length - 1 })}
          onClick={() => onHop(index)}
        >
          {index}
        </Button>
      ))}
      <Button isSmall aria-pressed={hop === undefined} onClick={() => onHop(undefined)}>
        {m.queries_hop_all()}
      </Button>
      <span className="note" role="status">
        {shown ? m.queries_hop_text({ vertices: shown.vertices.length, edges: shown.edges.length }) : ''}
      </span>
    </div>
  )
}
