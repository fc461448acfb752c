import { type FormEvent, useId, useState } from 'react'
import type { DemoCopy, DemoGraph, DemoModel } from '~/demos/types'
import { m } from '~/paraglide/messages'
import { KindShape } from './kind-shape'
import { allVertices } from './vertex-list'
import { type Filter, showAll } from './visible'

interface ViewPanelProps {
  copy: DemoCopy
  model: DemoModel
  graph: DemoGraph
  /** Number of vertices that are shown. */
  shown: number
  filter: Filter
  onFilter: (filter: Filter) => void
  onFind: (id: string) => void
}

/** Searches for a vertex, and says which part of the graph is shown. */
export function ViewPanel({ copy, model, graph, shown, filter, onFilter, onFind }: ViewPanelProps) {
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('vertex') ?? '').trim()
    const found = graph.vertices.find((vertex) => vertex.id.toLowerCase() === text.toLowerCase())
    setIsMissing(!found)
    if (found) onFind(found.id)
  }
  const toggle = (kind: string) => {
    const hiddenKinds = new Set(filter.hiddenKinds)
    if (!hiddenKinds.delete(kind)) hiddenKinds.add(kind)
    onFilter({ ...filter, hiddenKinds })
  }
  const { focus } = filter
  return (
    <div className="cluster demo-view">
      <form className="demo-find" onSubmit={find}>
        <label className="vh" htmlFor={id}>
          {m.demos_find()}
        </label>
        <div className="field-box">
          <input
            id={id}
            name="vertex"
            list={allVertices}
            autoComplete="off"
            placeholder={m.demos_find()}
            aria-invalid={isMissing ? true : undefined}
            aria-describedby={`${id}-note`}
          />
          <button type="submit" aria-label={m.demos_find_submit()}>
            <span className="i-lucide-search" aria-hidden="true" />
          </button>
        </div>
        <p className="demo-fault" id={`${id}-note`} role="status">
          {isMissing ? m.demos_find_missing() : ''}
        </p>
      </form>
      <fieldset className="demo-kinds">
        <legend className="vh">{m.demos_show()}</legend>
        {Object.keys(model.vertices).map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={!filter.hiddenKinds.has(kind)} onChange={() => toggle(kind)} />
            <KindShape model={model} kind={kind} />
            {copy.vertices[kind] ?? kind}
            <span className="demo-count">{graph.vertices.filter((vertex) => vertex.kind === kind).length}</span>
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={focus.on === 'result'}
            onChange={(event) => onFilter({ ...filter, focus: { on: event.currentTarget.checked ? 'result' : 'all' } })}
          />
          {m.demos_only_result()}
        </label>
      </fieldset>
      <p className="demo-shown note">
        <span role="status">{m.demos_shown({ shown, all: graph.vertices.length })}</span>
        {shown < graph.vertices.length ? (
          <button type="button" className="plain-link demo-link" onClick={() => onFilter(showAll)}>
            {m.demos_show_all()}
          </button>
        ) : null}
      </p>
    </div>
  )
}
