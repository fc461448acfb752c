import { useId, useState } from 'react'
import { fill } from '~/lib/fill'
import { formatNumber } from '~/lib/format'
import { getLocale } from '~/paraglide/runtime'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type EdgeMark, type VertexMark, type VertexShape } from '~/ui/figure/network'
import { ScrollRegion } from '~/ui/scroll-region'
import {
  type DatedEdge,
  days,
  type EdgeKind,
  edgeKinds,
  edges,
  returningTransfers,
  suspect,
  type VertexId,
  vertexKinds,
  visibleOn
} from './investigation'
import type { InvestigationWords } from './types'

const shapes: Readonly<Record<(typeof vertexKinds)[VertexId], VertexShape>> = {
  account: 'circle',
  device: 'square',
  phone: 'triangle'
}
const positions: Readonly<Record<VertexId, Point>> = {
  A1: { x: 250, y: 190 },
  A2: { x: 120, y: 110 },
  A3: { x: 70, y: 250 },
  A4: { x: 200, y: 320 },
  A5: { x: 390, y: 120 },
  A6: { x: 270, y: 400 },
  A7: { x: 430, y: 370 },
  A8: { x: 510, y: 190 },
  D1: { x: 50, y: 390 },
  D2: { x: 500, y: 290 },
  P1: { x: 330, y: 280 },
  P2: { x: 380, y: 440 }
}
const size = { width: 560, height: 480 }
const radius = 24
/** Half the side of a vertex's button, the touch target. */
const halfTarget = 30

const toggled = <Item,>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> => {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

/** A canvas whose vertices expand, filtered by kind of edge and by day, with its edges listed by day. */
export function InvestigationDemonstration({ copy }: { copy: InvestigationWords }) {
  const id = useId()
  const [expanded, setExpanded] = useState<ReadonlySet<VertexId>>(new Set([suspect]))
  const [kinds, setKinds] = useState<ReadonlySet<EdgeKind>>(new Set(edgeKinds))
  const [until, setUntil] = useState(days)
  const visible = visibleOn({ expanded, kinds, until })
  const ring = returningTransfers(visible.edges)
  const date = new Intl.DateTimeFormat(getLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const dateOf = (day: number) => date.format(Date.UTC(2025, 8, day))
  return (
    <div className="split investigation">
      <div className="demonstration-canvas">
        <svg className="drawing prod-drawing" viewBox={`0 0 ${size.width} ${size.height}`} {...size}>
          <title>{fill(copy.alt, { vertices: visible.vertices.length, edges: visible.edges.length })}</title>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by network.ts from our own data; it escapes labels */}
          <g dangerouslySetInnerHTML={{ __html: drawCanvas(visible.vertices, visible.edges, expanded, ring) }} />
          {visible.vertices.map((vertex) => (
            <foreignObject
              key={vertex}
              x={positions[vertex].x - halfTarget}
              y={positions[vertex].y - halfTarget}
              width={2 * halfTarget}
              height={2 * halfTarget}
            >
              <button
                type="button"
                className="investigation-vertex"
                aria-expanded={expanded.has(vertex)}
                aria-label={`${copy.vertexKinds[vertexKinds[vertex]]} ${vertex}`}
                onClick={() => setExpanded(toggled(expanded, vertex))}
              />
            </foreignObject>
          ))}
        </svg>
      </div>
      <div className="investigation-side">
        <fieldset className="cluster investigation-kinds demonstration-tools">
          <legend className="note">{copy.filter}</legend>
          {edgeKinds.map((kind) => (
            <label key={kind}>
              <input type="checkbox" checked={kinds.has(kind)} onChange={() => setKinds(toggled(kinds, kind))} />
              {copy.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <div className="investigation-time">
          <label htmlFor={id} className="note">
            {fill(copy.until, { date: dateOf(until) })}
          </label>
          <Timeline kinds={kinds} until={until} />
          <input
            id={id}
            type="range"
            min={1}
            max={days}
            value={until}
            aria-valuetext={dateOf(until)}
            onChange={({ currentTarget }) => setUntil(Number(currentTarget.value))}
          />
        </div>
        <p className={ring ? 'investigation-finding is-found' : 'investigation-finding'} role="status">
          {ring
            ? fill(copy.found, {
                path: [...ring.map(({ from }) => from), suspect].join(' → '),
                from: dateOf(ring[0]?.day ?? 1),
                to: dateOf(ring.at(-1)?.day ?? 1)
              })
            : fill(copy.open, { vertices: visible.vertices.length, edges: visible.edges.length })}
        </p>
        <ScrollRegion className="investigation-evidence" aria-label={copy.evidence}>
          <table>
            <thead>
              <tr>
                {copy.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.edges.map((edge) => (
                <tr key={`${edge.from} ${edge.to}`} className={ring?.includes(edge) ? 'is-found' : undefined}>
                  <td>{dateOf(edge.day)}</td>
                  <td>{copy.kinds[edge.kind]}</td>
                  <td>{`${edge.from} → ${edge.to}`}</td>
                  <td>{edge.amount === undefined ? null : formatNumber(edge.amount, getLocale())}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <div className="cluster demonstration-tools">
          <button
            type="button"
            className="btn btn-small"
            onClick={() => {
              setExpanded(new Set([suspect]))
              setKinds(new Set(edgeKinds))
              setUntil(days)
            }}
          >
            {copy.again}
          </button>
        </div>
      </div>
    </div>
  )
}

/** The ring of transfers is orange, the suspect solid, expanded vertices blue. */
function drawCanvas(
  vertices: readonly VertexId[],
  shown: readonly DatedEdge[],
  expanded: ReadonlySet<VertexId>,
  ring: readonly DatedEdge[] | undefined
): string {
  const vertexMark = (id: VertexId): VertexMark => {
    if (id === suspect) return 'start'
    if (ring?.some(({ from }) => from === id)) return 'found'
    return expanded.has(id) ? 'path' : 'plain'
  }
  const edgeMark = (edge: DatedEdge): EdgeMark => {
    if (ring?.includes(edge)) return 'found'
    return edge.kind === 'transfer' ? 'plain' : 'inferred'
  }
  return drawNetwork({
    vertices: vertices.map((id) => ({
      id,
      shape: shapes[vertexKinds[id]],
      at: positions[id],
      size: radius,
      mark: vertexMark(id),
      label: id,
      labelPosition: 'inside'
    })),
    edges: shown.map((edge) => ({ from: edge.from, to: edge.to, directed: edge.kind === 'transfer', mark: edgeMark(edge) }))
  })
}

/** One bar a day, whose height counts the edges of the chosen kinds; days after `until` are faint. */
function Timeline({ kinds, until }: { kinds: ReadonlySet<EdgeKind>; until: number }) {
  const counts = Array.from(
    { length: days },
    (_, index) => edges.filter(({ kind, day }) => kinds.has(kind) && day === index + 1).length
  )
  return (
    <svg className="investigation-days" viewBox={`0 0 ${days * 10} 24`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the index of a bar is its day
          key={index}
          className={index < until ? 'is-shown' : undefined}
          x={index * 10 + 1}
          y={23 - count * 10}
          width={8}
          height={count * 10 + 1}
        />
      ))}
    </svg>
  )
}
