import { type EditionId, editionFacts, editionIds, mostGraphs } from '~/content/editions'
import { algorithmTexts, limitText } from '~/features/editions/labels'
import { formatCount } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** One property in one edition: the value, what qualifies it, and, for a count of graphs, the count itself. */
export interface EditionCell {
  value: string
  notes: readonly string[]
  graphs?: number
}

export interface EditionRow {
  name: string
  note?: string
  /** In the order of `editionIds`. */
  cells: readonly EditionCell[]
}

/** The rows of the home page's comparison, the five that tell the editions apart, in the language of the page. */
export function editionRows(): EditionRow[] {
  const rows: (Omit<EditionRow, 'cells'> & { cell: (id: EditionId) => EditionCell })[] = [
    { name: m.editions_graphs(), note: m.home_editions_graphs_note(), cell: graphs },
    { name: m.editions_storage(), cell: storage },
    { name: m.editions_users(), cell: users },
    { name: m.editions_algorithms(), cell: algorithms },
    { name: m.editions_permissions(), cell: permissions }
  ]
  return rows.map(({ cell, ...row }) => ({ ...row, cells: editionIds.map(cell) }))
}

function graphs(id: EditionId): EditionCell {
  const limit = editionFacts[id].graphs
  return { value: limitText(limit), notes: [], ...(typeof limit === 'number' ? { graphs: limit } : {}) }
}

function storage(id: EditionId): EditionCell {
  const { storageGigabytes, vertices, nodes, partitionedStorage, shards } = editionFacts[id]
  const locale = getLocale()
  return {
    value: typeof storageGigabytes === 'number' ? `${formatCount(storageGigabytes, locale)} GB` : limitText(storageGigabytes),
    notes: [
      ...(typeof vertices === 'number' ? [m.editions_vertices_count({ count: formatCount(vertices, locale) })] : []),
      ...(typeof nodes === 'number' ? [m.editions_nodes_count({ count: formatCount(nodes, locale) })] : []),
      ...(partitionedStorage === true ? [m.editions_partitioned()] : []),
      ...(shards === 'unlimited' ? [m.editions_shards_unlimited()] : [])
    ]
  }
}

function users(id: EditionId): EditionCell {
  const { users: limit, administratorOnly } = editionFacts[id]
  const isSeveral = typeof limit === 'number' && limit > 1
  return {
    value: isSeveral ? m.editions_at_most({ count: limitText(limit) }) : limitText(limit),
    notes: administratorOnly === true ? [m.editions_administrator_only()] : []
  }
}

function algorithms(id: EditionId): EditionCell {
  const { value, note } = algorithmTexts(id)
  return { value, notes: [note] }
}

function permissions(id: EditionId): EditionCell {
  const { permissions: level, ldap } = editionFacts[id]
  if (level === 'unstated') return { value: '—', notes: [m.editions_unstated()] }
  return {
    value: level === 'graphs' ? m.editions_permissions_graphs() : m.editions_permissions_elements(),
    notes: ldap === true ? [m.editions_ldap()] : []
  }
}

/** Where `count` lies on the logarithmic line from 1 to the largest count, 0 to 1. */
export function lineFraction(count: number): number {
  return Math.log10(count) / Math.log10(mostGraphs)
}
