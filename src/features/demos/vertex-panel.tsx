import { type FormEvent, useState } from 'react'
import type { Locale } from '~/contract/locale'
import type { DemoCopy, DemoEdge, DemoGraph, DemoModel, GraphEdit } from '~/demos/types'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { freeId, rewire, sampleValues } from './edits'
import { allVertices } from './vertex-list'
import type { Filter } from './visible'
import { numberText } from './words'

interface VertexPanelProps {
  copy: DemoCopy
  model: DemoModel
  graph: DemoGraph
  vertex: string
  filter: Filter
  onFilter: (filter: Filter) => void
  onEdit: (edits: readonly GraphEdit[]) => void
}

/** Most edges that the panel lists. */
const maxEdges = 12

/** The selected vertex: its facts, its edges, and the possible changes. */
export function VertexPanel({ copy, model, graph, vertex: id, filter, onFilter, onEdit }: VertexPanelProps) {
  const locale = useLocale()
  const vertex = graph.vertices.find((each) => each.id === id)
  if (!vertex) return null
  const edges = graph.edges.filter(({ from, to }) => from === id || to === id)
  const facts = Object.entries(vertex.values ?? {})
  const isFocus = filter.focus.on === 'vertex' && filter.focus.vertex === id
  return (
    <div className="demo-vertex">
      <p className="demo-facts">
        <b>{id}</b> {copy.vertices[vertex.kind]}
        {facts.map(([key, value]) => (
          <span key={key}>{factText(copy, locale, key, value)}</span>
        ))}
      </p>
      <div className="demo-actions">
        <button
          type="button"
          aria-pressed={isFocus}
          onClick={() => onFilter({ ...filter, focus: isFocus ? { on: 'all' } : { on: 'vertex', vertex: id, hops: 2 } })}
        >
          {m.demos_focus()}
        </button>
        <button type="button" onClick={() => onFilter({ ...filter, hiddenIds: new Set([...filter.hiddenIds, id]) })}>
          {m.demos_hide()}
        </button>
        <button type="button" onClick={() => onEdit([{ kind: 'remove-vertex', id }])}>
          {m.demos_remove_vertex()}
        </button>
      </div>
      <h4>{phrased(m.demos_edges({ count: edges.length }))}</h4>
      <ul className="demo-edge-list">
        {edges.slice(0, maxEdges).map((edge) => (
          <EdgeItem key={edge.id} copy={copy} model={model} graph={graph} edge={edge} vertex={id} onEdit={onEdit} />
        ))}
        {edges.length > maxEdges ? <li className="note">{m.demos_more({ count: edges.length - maxEdges })}</li> : null}
      </ul>
      <ConnectForm copy={copy} model={model} graph={graph} vertex={id} onEdit={onEdit} />
    </div>
  )
}

/** A value with its name and unit. */
const factText = ({ values }: DemoCopy, locale: Locale, key: string, value: number): string =>
  [values[key]?.name ?? key, numberText(value, locale), values[key]?.unit].filter((part) => part !== undefined).join(' ')

interface EdgeItemProps {
  copy: DemoCopy
  model: DemoModel
  graph: DemoGraph
  edge: DemoEdge
  vertex: string
  onEdit: (edits: readonly GraphEdit[]) => void
}

/** An edge of the vertex. Its other end can be moved to another vertex, which is a rewiring. */
function EdgeItem({ copy, model, graph, edge, vertex, onEdit }: EdgeItemProps) {
  const locale = useLocale()
  const end = edge.from === vertex ? 'to' : 'from'
  const move = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('end') ?? '').trim()
    if (to !== edge[end] && graph.vertices.some(({ id }) => id === to)) onEdit(rewire(graph, edge.id, end, to))
  }
  const kind = copy.edges[edge.kind] ?? edge.kind
  const facts = Object.entries(edge.values ?? {})
  const isDirected = model.edges[edge.kind]?.isDirected ?? false
  return (
    <li>
      <form onSubmit={move}>
        <span>
          {isDirected && end === 'from' ? '← ' : ''}
          {kind}
          {isDirected && end === 'to' ? ' →' : ''}
          {facts.length > 0 ? (
            <small className="note">{facts.map(([key, value]) => factText(copy, locale, key, value)).join(' · ')}</small>
          ) : null}
        </span>
        <input
          name="end"
          key={edge[end]}
          defaultValue={edge[end]}
          list={allVertices}
          autoComplete="off"
          aria-label={m.demos_edge_end({ kind })}
        />
        <button type="submit" aria-label={m.demos_rewire({ kind, vertex: edge[end] })}>
          <span className="i-lucide-check" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={m.demos_remove_edge({ kind, vertex: edge[end] })}
          onClick={() => onEdit([{ kind: 'remove-edge', id: edge.id }])}
        >
          <span className="i-lucide-x" aria-hidden="true" />
        </button>
      </form>
    </li>
  )
}

interface ConnectFormProps {
  copy: DemoCopy
  model: DemoModel
  graph: DemoGraph
  vertex: string
  onEdit: (edits: readonly GraphEdit[]) => void
}

/** Adds an edge from the vertex, with values that begin as those of another edge of its kind. */
function ConnectForm({ copy, model, graph, vertex, onEdit }: ConnectFormProps) {
  const kinds = Object.keys(model.edges)
  const [of, setOf] = useState(kinds[0] ?? '')
  const samples = Object.entries(sampleValues(graph, of))
  const connect = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const to = String(data.get('to') ?? '').trim()
    if (!graph.vertices.some(({ id }) => id === to)) return
    const values = Object.fromEntries(samples.map(([name]) => [name, Number(data.get(`value ${name}`))]))
    onEdit([{ kind: 'add-edge', id: freeId('+', graph.edges), from: vertex, to, of, values }])
    // A reset of the form would also take the label of the edge back.
    const field = event.currentTarget.elements.namedItem('to')
    if (field instanceof HTMLInputElement) field.value = ''
  }
  return (
    <form className="demo-connect" onSubmit={connect}>
      <select aria-label={m.demos_edge_kind()} value={of} onChange={(event) => setOf(event.currentTarget.value)}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {copy.edges[kind] ?? kind}
          </option>
        ))}
      </select>
      <input
        name="to"
        list={allVertices}
        autoComplete="off"
        required
        placeholder={m.demos_connect_to()}
        aria-label={m.demos_connect_to()}
      />
      {samples.map(([name, value]) => (
        <label key={`${of} ${name}`}>
          <span>
            {copy.values[name]?.name ?? name} <span className="demo-unit">{copy.values[name]?.unit}</span>
          </span>
          <input name={`value ${name}`} type="number" step="any" min={-1e12} max={1e12} required defaultValue={value} />
        </label>
      ))}
      <button type="submit">{m.demos_connect()}</button>
    </form>
  )
}
