import { formatCount } from '~/lib/format'
import type { GraphCsvFault } from '~/lib/graph-csv'
import { graphCsvLimits } from '~/lib/graph-csv-limits'
import type { PageAddress } from '~/lib/site-address'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The document that describes the format. */
export const graphCsvDocument: PageAddress = { path: '/document/latest/9', hash: 'own-graph' }

const megabytes = graphCsvLimits.bytes / 1e6
const count = (value: number) => formatCount(value, getLocale())

/** Describes the expected file and its limits. */
export const graphCsvText = () =>
  m.csv_text({ vertices: count(graphCsvLimits.vertices), edges: count(graphCsvLimits.edges), size: megabytes })

/** Message for a fault in a line of the file. */
export function graphCsvProblem({ kind, text }: GraphCsvFault): string {
  switch (kind) {
    case 'bytes':
      return m.csv_bytes({ most: megabytes })
    case 'unreadable':
      return m.csv_unreadable()
    case 'empty':
      return m.csv_empty()
    case 'quote':
      return m.csv_quote()
    case 'header':
      return m.csv_header()
    case 'cells':
      return m.csv_cells()
    case 'id':
      return m.csv_id({ text })
    case 'twice':
      return m.csv_twice({ text })
    case 'unknown-end':
      return m.csv_end({ text })
    case 'long':
      return m.csv_long({ text, most: graphCsvLimits.cell })
    case 'vertices':
      return m.csv_vertices({ most: count(graphCsvLimits.vertices) })
    case 'edges':
      return m.csv_edges({ most: count(graphCsvLimits.edges) })
    case 'no-vertices':
      return m.csv_no_vertices()
  }
}
