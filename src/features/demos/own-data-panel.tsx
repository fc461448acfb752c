import { useState } from 'react'
import { csvBlob } from '~/contract/csv'
import type { DemoCopy, DemoModel } from '~/demos/types'
import { readChosenGraph } from '~/lib/chosen-graph'
import { importOnline } from '~/lib/chunk-reload'
import { downloadFile } from '~/lib/download-file'
import { m } from '~/paraglide/messages'
import { graphCsvDocument, graphCsvProblem, graphCsvText } from '~/ui/graph-csv-text'
import { PageLink } from '~/ui/page-link'
import type { ImportFault } from './csv-import'
import type { Bench } from './use-bench'

interface OwnDataPanelProps {
  model: DemoModel
  /** Names of the numbers that the method reads, such as amounts. */
  values: DemoCopy['values']
  bench: Bench
}

/** Imports a graph of the visitor's own from CSV. The files are read here and sent nowhere. */
export function OwnDataPanel({ model, values, bench }: OwnDataPanelProps) {
  const [status, setStatus] = useState<{ text: string; isFault: boolean }>()
  const refuse = (text: string) => setStatus({ text, isFault: true })
  const read = async (input: HTMLInputElement) => {
    const result = await readChosenGraph(input, async (files) => {
      const { importGraph } = await importOnline(() => import('./csv-import'))
      return importGraph(files, model, Object.keys(values))
    })
    if (!result) return
    if ('fault' in result) return refuse(faultText(result.fault, model))
    const graph = result.isPlaced ? result.graph : await bench.arrange(result.graph)
    if (!graph) return refuse(m.demos_failed())
    const { vertices, edges } = graph
    const done = m.csv_read({ vertices: vertices.length, edges: edges.length })
    const columns = result.ignored.join(', ')
    setStatus({ text: columns === '' ? done : `${done} ${m.csv_ignored({ columns })}`, isFault: false })
    bench.setOwn(graph)
  }
  const saveTemplate = () => {
    const [vertexKind = '', otherKind = vertexKind] = Object.keys(model.vertices)
    const [edgeKind = ''] = Object.keys(model.edges)
    const vertices = [['id', 'label'], ...['V1', 'V2', 'V3'].map((id, index) => [id, index === 2 ? otherKind : vertexKind])]
    downloadFile('vertices.csv', csvBlob(vertices))
    const edges = [
      ['from', 'to', 'type'],
      ['V1', 'V2', edgeKind],
      ['V1', 'V3', edgeKind]
    ]
    downloadFile('edges.csv', csvBlob(edges))
  }
  return (
    <section className="demo-cell" aria-labelledby="demo-own">
      <h3 id="demo-own">{m.demos_own_title()}</h3>
      <p>{graphCsvText()}</p>
      <p className="note">
        {m.csv_format()} <PageLink to={graphCsvDocument}>{m.csv_format_link()}</PageLink>
      </p>
      <label className="demo-file">
        <span className="demo-label">{m.csv_files()}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          multiple
          onChange={({ currentTarget }) => {
            read(currentTarget).catch(() => refuse(m.api_unreachable()))
          }}
        />
      </label>
      <p className={status?.isFault ? 'demo-fault' : undefined} role="status">
        {status?.text}
      </p>
      <dl className="demo-format note">
        <dt>{m.demos_own_vertices()}</dt>
        <dd>
          <code>id,label</code> {Object.keys(model.vertices).join(' | ')}
        </dd>
        <dt>{m.demos_own_edges()}</dt>
        <dd>
          <code>from,to,type</code> {Object.keys(model.edges).join(' | ')}
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

function faultText(fault: ImportFault, model: DemoModel): string {
  const { file, line } = fault
  return m.csv_at({ file, line: String(line), problem: problemText(fault, model) })
}

function problemText(fault: ImportFault, model: DemoModel): string {
  const { text } = fault
  switch (fault.kind) {
    case 'vertex-kind':
      return m.demos_import_kind({ text, kinds: Object.keys(model.vertices).join(', ') })
    case 'edge-kind':
      return m.demos_import_kind({ text, kinds: Object.keys(model.edges).join(', ') })
    case 'number':
      return m.demos_import_number({ text })
    default:
      return graphCsvProblem(fault)
  }
}
