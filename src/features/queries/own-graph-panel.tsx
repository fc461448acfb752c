import { useState } from 'react'
import { csvBlob } from '~/contract/csv'
import { readChosenGraph } from '~/lib/chosen-graph'
import { downloadFile } from '~/lib/download-file'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { graphCsvDocument, graphCsvProblem, graphCsvText } from '~/ui/graph-csv-text'
import { PageLink } from '~/ui/page-link'
import type { QueryGraph } from './data-sets'
import { type OwnGraphFault, readOwnGraph } from './own-graph'

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

  async function read(input: HTMLInputElement) {
    const result = await readChosenGraph(input, async (files) => readOwnGraph(files))
    if (!result) return
    if ('fault' in result) return setStatus({ text: faultText(result.fault), isFault: true })
    const { vertices, edges } = result.graph
    setStatus({ text: m.csv_read({ vertices: vertices.length, edges: edges.length }), isFault: false })
    onGraph(result)
  }

  function saveTemplate() {
    for (const [name, rows] of Object.entries(template)) downloadFile(`${name}.csv`, csvBlob(rows))
  }

  return (
    <>
      <p>{graphCsvText()}</p>
      <p className="note">
        {m.csv_format()} <PageLink to={graphCsvDocument}>{m.csv_format_link()}</PageLink>
      </p>
      <div className="q-own-files">
        <label>
          <span className="q-label">{m.csv_files()}</span>
          <input type="file" accept=".csv,text/csv" multiple onChange={({ currentTarget }) => void read(currentTarget)} />
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

function faultText(fault: OwnGraphFault): string {
  const { file, line, text } = fault
  const problem = fault.kind === 'name' ? m.queries_own_name({ text }) : graphCsvProblem(fault)
  return m.csv_at({ file, line: String(line), problem })
}
