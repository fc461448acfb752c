import { type ChangeEvent, useState } from 'react'
import { writeCsv } from '~/contract/csv'
import { downloadFile } from '~/lib/download-file'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { QueryGraph } from './data-sets'
import { type OwnGraphFault, ownGraphLimits, readOwnGraph } from './own-graph'

const megabytes = ownGraphLimits.bytes / 1e6

const template = {
  vertices: [
    ['id', 'label', 'name', 'since'],
    ['P1', 'Person', 'Ann', '2024-03-01'],
    ['P2', 'Person', 'Bo', '2025-07-15'],
    ['C1', 'Company', 'Acme', '2019-01-31']
  ],
  edges: [
    ['from', 'to', 'type', 'share'],
    ['P1', 'C1', 'OWNS', '0.6'],
    ['P2', 'C1', 'OWNS', '0.4'],
    ['P1', 'P2', 'KNOWS', '']
  ]
}

/** Reads a graph of the visitor's own from CSV. The files are read here and sent nowhere. */
export default function OwnGraphPanel({ onGraph }: { onGraph: (graph: QueryGraph) => void }) {
  const [status, setStatus] = useState<{ text: string; isFault: boolean }>()

  async function read({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(input.files ?? [])]
    if (chosen.length === 0) return
    const large = chosen.find(({ size }) => size > ownGraphLimits.bytes)
    const result = large
      ? { fault: { kind: 'bytes', file: large.name, line: 1, text: '' } as const }
      : readOwnGraph(await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() }))))
    // The same files can be chosen again after a correction.
    input.value = ''
    if ('fault' in result) return setStatus({ text: faultText(result.fault), isFault: true })
    const { vertices, edges } = result.graph
    setStatus({ text: m.queries_own_read({ vertices: vertices.length, edges: edges.length }), isFault: false })
    onGraph(result)
  }

  function saveTemplate() {
    for (const [name, rows] of Object.entries(template))
      downloadFile(`${name}.csv`, new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  }

  const { format } = new Intl.NumberFormat(useLocale())
  const [vertices, edges] = [format(ownGraphLimits.vertices), format(ownGraphLimits.edges)]
  return (
    <>
      <p>{m.queries_own_text({ vertices, edges, size: megabytes })}</p>
      <p className="note">{m.queries_own_format()}</p>
      <div className="q-own-files">
        <label>
          <span className="q-label">{m.csv_files()}</span>
          <input type="file" accept=".csv,text/csv" multiple onChange={(event) => void read(event)} />
        </label>
        <Button isSmall onClick={saveTemplate}>
          {m.csv_template()}
        </Button>
      </div>
      <p role="status" className={status?.isFault ? 'q-own-fault' : undefined}>
        {status?.text}
      </p>
    </>
  )
}

function faultText({ kind, file, line, text }: OwnGraphFault): string {
  return m.csv_at({ file, line: String(line), problem: problemText(kind, text) })
}

function problemText(kind: OwnGraphFault['kind'], text: string): string {
  switch (kind) {
    case 'bytes':
      return m.csv_bytes({ most: megabytes })
    case 'empty':
      return m.csv_empty()
    case 'quote':
      return m.csv_quote()
    case 'header':
      return m.queries_own_header()
    case 'cells':
      return m.csv_cells()
    case 'id':
      return m.queries_own_id()
    case 'twice':
      return m.csv_twice({ text })
    case 'name':
      return m.queries_own_name({ text })
    case 'unknown-end':
      return m.csv_end({ text })
    case 'long':
      return m.queries_own_long({ text, most: ownGraphLimits.cell })
    case 'vertices':
      return m.csv_vertices({ most: ownGraphLimits.vertices })
    case 'edges':
      return m.csv_edges({ most: ownGraphLimits.edges })
    case 'no-vertices':
      return m.queries_own_no_vertices()
  }
}
