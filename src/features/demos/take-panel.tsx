import { useState } from 'react'
import { csvBlob } from '~/contract/csv'
import type { DemoCopy, DemoType, DemoVertex } from '~/demos/types'
import { importOnline } from '~/lib/chunk-reload'
import { copyText } from '~/lib/clipboard'
import { downloadFile } from '~/lib/download-file'
import { m } from '~/paraglide/messages'
import type { Bench } from './use-bench'

interface TakePanelProps {
  type: DemoType
  copy: DemoCopy
  bench: Bench
  getDrawing: () => SVGSVGElement | null
}

/** Shares the state by its address, and saves the result as CSV and the drawing as PNG. */
export function TakePanel({ type, copy, bench, getDrawing }: TakePanelProps) {
  const [told, setTold] = useState('')
  const { answer, marks, graph, isOwn } = bench
  const share = () =>
    copyText(location.href).then(
      () => setTold(m.demos_share_copied()),
      () => setTold(m.demos_share_failed())
    )
  const saveRows = () => {
    if (!answer) return
    const head = answer.columns.map(({ name }) => copy.columns[name] ?? name)
    const rows = answer.run.rows.map(({ cells }) =>
      answer.columns.map(({ name }) => {
        const value = cells[name] ?? ''
        return typeof value === 'number' ? String(value) : (copy.words[value] ?? value)
      })
    )
    save(`${type}-result.csv`, [head, ...rows])
  }
  const saveGraph = () => {
    if (!graph) return
    const [vertexKeys, edgeKeys] = [valueKeys(graph.vertices), valueKeys(graph.edges)]
    const vertices = graph.vertices.map(({ id, kind, x, y, values }) => [
      id,
      kind,
      String(x),
      String(y),
      ...cells(values, vertexKeys)
    ])
    save(`${type}-vertices.csv`, [['id', 'label', 'x', 'y', ...vertexKeys], ...vertices])
    const edges = graph.edges.map(({ from, to, kind, values }) => [from, to, kind, ...cells(values, edgeKeys)])
    save(`${type}-edges.csv`, [['from', 'to', 'type', ...edgeKeys], ...edges])
  }
  const savePicture = async () => {
    const drawing = getDrawing()
    if (!drawing) return
    const code = await importOnline(() => import('./picture')).catch(() => undefined)
    if (!code) return setTold(m.api_unreachable())
    await code.pictureOf(drawing).then(
      (picture) => downloadFile(`${type}.png`, picture),
      () => setTold(m.demos_picture_failed())
    )
  }
  return (
    <section className="demo-cell" aria-labelledby="demo-take">
      <h3 id="demo-take">{m.demos_take_title()}</h3>
      <p>{isOwn ? m.demos_take_own() : m.demos_take_text()}</p>
      <div className="demo-actions demo-stacked">
        <button type="button" disabled={isOwn} onClick={() => void share()}>
          {m.demos_share()}
        </button>
        <button type="button" disabled={!answer} onClick={saveRows}>
          {m.demos_save_rows()}
        </button>
        <button type="button" disabled={!graph} onClick={saveGraph}>
          {m.demos_save_graph()}
        </button>
        <button type="button" disabled={marks.vertices.size === 0} onClick={() => void savePicture()}>
          {m.demos_save_picture()}
        </button>
      </div>
      <p className="note" role="status">
        {told}
      </p>
    </section>
  )
}

const save = (name: string, rows: readonly (readonly string[])[]) => downloadFile(name, csvBlob(rows))

type Values = DemoVertex['values']

const valueKeys = (parts: readonly { values?: Values }[]) => [
  ...new Set(parts.flatMap(({ values }) => Object.keys(values ?? {})))
]
const cells = (values: Values, keys: readonly string[]) => keys.map((key) => String(values?.[key] ?? ''))
