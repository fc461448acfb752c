import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import type { ComparisonCell, ComparisonRow } from '~/features/editions/comparison-table'
import { algorithmTexts, limitText } from '~/features/editions/labels'
import { formatCount } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The five rows of the home page's comparison, in the page's language. */
export function editionRows(): ComparisonRow[] {
  const rows: (Omit<ComparisonRow, 'cells'> & { cell: (id: EditionId) => ComparisonCell })[] = [
    { name: m.editions_graphs(), note: m.home_editions_graphs_note(), cell: graphs },
    { name: m.editions_storage(), cell: storage },
    { name: m.editions_users(), cell: users },
    { name: m.editions_algorithms(), cell: algorithms },
    { name: m.editions_permissions(), cell: permissions }
  ]
  return rows.map(({ cell, ...row }) => ({ ...row, cells: editionIds.map(cell) }))
}

function graphs(id: EditionId): ComparisonCell {
  const limit = editionFacts[id].graphs
  return { value: limitText(limit), notes: [], ...(typeof limit === 'number' ? { graphs: limit } : {}) }
}

function storage(id: EditionId): ComparisonCell {
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

function users(id: EditionId): ComparisonCell {
  const { users: limit, administratorOnly } = editionFacts[id]
  const isSeveral = typeof limit === 'number' && limit > 1
  return {
    value: isSeveral ? m.editions_at_most({ count: limitText(limit) }) : limitText(limit),
    notes: administratorOnly === true ? [m.editions_administrator_only()] : []
  }
}

function algorithms(id: EditionId): ComparisonCell {
  const { value, note } = algorithmTexts(id)
  return { value, notes: [note] }
}

function permissions(id: EditionId): ComparisonCell {
  const { permissions: level, ldap } = editionFacts[id]
  if (level === 'unstated') return { value: '—', notes: [m.editions_unstated()], isSilent: true }
  return {
    value: level === 'graphs' ? m.editions_permissions_graphs() : m.editions_permissions_elements(),
    notes: ldap === true ? [m.editions_ldap()] : []
  }
}
