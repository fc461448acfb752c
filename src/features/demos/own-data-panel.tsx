import { type ChangeEvent, useState } from 'react'
import { writeCsv } from '~/contract/csv'
import type { DemoCopy, DemoModel } from '~/demos/types'
import { downloadFile } from '~/lib/download-file'
import { formatCount } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import type { ImportFault } from './csv-import'
import { importLimits } from './import-limits'
import type { Bench } from './use-bench'

interface OwnDataPanelProps {
  model: DemoModel
  /** Names of the numbers that the method reads, such as amounts. */
  values: DemoCopy['values']
  bench: Bench
}

/** Imports a graph of the visitor's own from CSV. The files are read here and sent nowhere. */
export function OwnDataPanel({ model, values, bench }: OwnDataPanelProps) {
  const locale = useLocale()
  const [problem, setProblem] = useState('')
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const chosen = [...(input.files ?? [])]
    if (chosen.length === 0) return
    const tooLarge = chosen.find(({ size }) => size > importLimits.bytes)
    const files = tooLarge ? [] : await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })))
    const { importGraph } = await import('./csv-import')
    const fault: ImportFault | undefined = tooLarge && { kind: 'bytes', file: tooLarge.name, line: 1, text: '' }
    const result = fault ? { fault } : importGraph(files, model)
    // The same files can be chosen again after a correction.
    input.value = ''
    if ('fault' in result) return setProblem(faultText(result.fault, model))
    const graph = result.isPlaced ? result.graph : await bench.arrange(result.graph)
    setProblem('')
    if (graph) bench.setOwn(graph)
  }
  const saveTemplate = () => {
    const [vertexKind = '', otherKind = vertexKind] = Object.keys(model.vertices)
    const [edgeKind = ''] = Object.keys(model.edges)
    const vertices = [['id', 'kind'], ...['V1', 'V2', 'V3'].map((id, index) => [id, index === 2 ? otherKind : vertexKind])]
    downloadFile('vertices.csv', new Blob([writeCsv(vertices)], { type: 'text/csv' }))
    const edges = [
      ['from', 'to', 'kind'],
      ['V1', 'V2', edgeKind],
      ['V1', 'V3', edgeKind]
    ]
    downloadFile('edges.csv', new Blob([writeCsv(edges)], { type: 'text/csv' }))
  }
  return (
    <section className="demo-cell" aria-labelledby="demo-own">
      <h3 id="demo-own">{m.demos_own_title()}</h3>
      <p>{m.demos_own_text({ vertices: importLimits.vertices, edges: formatCount(importLimits.edges, locale) })}</p>
      <label className="demo-file">
        <span className="demo-label">{m.csv_files()}</span>
        <input type="file" accept=".csv,text/csv" multiple onChange={(event) => void read(event)} />
      </label>
      <p className="demo-fault" role="status">
        {problem}
      </p>
      <dl className="demo-format note">
        <dt>{m.demos_own_vertices()}</dt>
        <dd>
          <code>id,kind</code> {Object.keys(model.vertices).join(' | ')}
        </dd>
        <dt>{m.demos_own_edges()}</dt>
        <dd>
          <code>from,to,kind</code> {Object.keys(model.edges).join(' | ')}
        </dd>
        {Object.keys(values).length > 0 ? (
          <>
            <dt>{m.demos_own_numbers()}</dt>
            <dd>
              <code>{Object.keys(values).join(',')}</code> {m.demos_own_numbers_text()}
            </dd>
          </>
        ) : null}
      </dl>
      <div className="demo-actions">
        <button type="button" onClick={saveTemplate}>
          {m.csv_template()}
        </button>
        {bench.isOwn ? (
          <button type="button" onClick={() => bench.setOwn(undefined)}>
            {m.demos_own_discard()}
          </button>
        ) : null}
      </div>
    </section>
  )
}

function faultText({ kind, file, line, text }: ImportFault, model: DemoModel): string {
  return m.csv_at({ file, line: String(line), problem: problemText(kind, text, model) })
}

function problemText(kind: ImportFault['kind'], text: string, model: DemoModel): string {
  switch (kind) {
    case 'bytes':
      return m.csv_bytes({ most: importLimits.bytes / 1e6 })
    case 'empty':
      return m.csv_empty()
    case 'quote':
      return m.csv_quote()
    case 'header':
      return m.demos_import_header()
    case 'cells':
      return m.csv_cells()
    case 'id':
      return m.demos_import_id({ text })
    case 'twice':
      return m.csv_twice({ text })
    case 'vertex-kind':
      return m.demos_import_kind({ text, kinds: Object.keys(model.vertices).join(', ') })
    case 'edge-kind':
      return m.demos_import_kind({ text, kinds: Object.keys(model.edges).join(', ') })
    case 'unknown-end':
      return m.csv_end({ text })
    case 'number':
      return m.demos_import_number({ text })
    case 'vertices':
      return m.csv_vertices({ most: importLimits.vertices })
    case 'edges':
      return m.csv_edges({ most: importLimits.edges })
    case 'no-vertices':
      return m.demos_import_no_vertices()
  }
}
