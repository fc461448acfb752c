import type { FormEvent } from 'react'
import type { DemoCopy, DemoModel, GraphEdit } from '~/demos/types'
import { m } from '~/paraglide/messages'
import { KindShape } from './kind-shape'
import type { Bench } from './use-bench'

interface EditPanelProps {
  copy: DemoCopy
  model: DemoModel
  bench: Bench
  onAdd: (kind: string) => void
}

/** Changes of the graph: adds a vertex, takes changes back, and lists them. */
export function EditPanel({ copy, model, bench, onAdd }: EditPanelProps) {
  const { history, skipped } = bench
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAdd(String(new FormData(event.currentTarget).get('kind')))
  }
  const [firstKind = ''] = Object.keys(model.vertices)
  return (
    <section className="demo-cell" aria-labelledby="demo-edit">
      <h3 id="demo-edit">{m.demos_edit_title()}</h3>
      <p>{m.demos_edit_text()}</p>
      <form className="demo-add" onSubmit={add}>
        <span className="demo-label">{m.demos_add_vertex()}</span>
        <span className="demo-add-kinds">
          {Object.keys(model.vertices).map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === firstKind} />
              <KindShape model={model} kind={kind} />
              {copy.vertices[kind] ?? kind}
            </label>
          ))}
        </span>
        <button type="submit">{m.demos_add()}</button>
      </form>
      <div className="demo-actions">
        <button type="button" disabled={history.past.length === 0} onClick={bench.undo}>
          {m.demos_undo()}
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={bench.redo}>
          {m.demos_redo()}
        </button>
        <button type="button" disabled={history.present.length === 0} onClick={bench.discardEdits}>
          {m.demos_discard()}
        </button>
      </div>
      <p className="note" role="status">
        {history.present.length > 0 ? m.demos_changes({ count: history.present.length }) : m.demos_no_changes()}
        {skipped > 0 ? ` ${m.demos_skipped({ count: skipped })}` : ''}
      </p>
      <ol className="demo-changes" reversed>
        {[...history.present]
          .reverse()
          .slice(0, 6)
          .map((edit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an edit may occur twice, and none moves
            <li key={history.present.length - index}>{editText(copy, edit)}</li>
          ))}
      </ol>
    </section>
  )
}

function editText(copy: DemoCopy, edit: GraphEdit): string {
  switch (edit.kind) {
    case 'add-vertex':
      return m.demos_edit_add_vertex({ vertex: edit.id, kind: copy.vertices[edit.of] ?? edit.of })
    case 'remove-vertex':
      return m.demos_edit_remove_vertex({ vertex: edit.id })
    case 'add-edge':
      return m.demos_edit_add_edge({ from: edit.from, to: edit.to, kind: copy.edges[edit.of] ?? edit.of })
    case 'remove-edge':
      return m.demos_edit_remove_edge({ edge: edit.id })
  }
}
