import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import type { ComparisonCell, ComparisonRow } from '~/features/editions/comparison-table'
import { algorithmTexts, limitText } from '~/features/editions/labels'
import { storageCell, usersCell } from '~/features/editions/limit-cells'
import { m } from '~/paraglide/messages'

/** The five rows of the home page's comparison, in the page's language. */
export function editionRows(): ComparisonRow[] {
  const rows: (Omit<ComparisonRow, 'cells'> & { cell: (id: EditionId) => ComparisonCell })[] = [
    { name: m.editions_graphs(), note: m.home_editions_graphs_note(), cell: graphs },
    { name: m.editions_storage(), cell: storageCell },
    { name: m.editions_users(), cell: usersCell },
    { name: m.editions_algorithms(), cell: algorithms },
    { name: m.editions_permissions(), cell: permissions }
  ]
  return rows.map(({ cell, ...row }) => ({ ...row, cells: editionIds.map(cell) }))
}

function graphs(id: EditionId): ComparisonCell {
  const limit = editionFacts[id].graphs
  return { value: limitText(limit), notes: [], ...(typeof limit === 'number' ? { graphs: limit } : {}) }
}

function algorithms(id: EditionId): ComparisonCell {
  const { value, note } = algorithmTexts(id)
  return { value, notes: [note] }
}

function permissions(id: EditionId): ComparisonCell {
  const { permissions: level, ldap } = editionFacts[id]
  if (level === 'unstated') return { value: m.editions_unstated(), notes: [], isSilent: true }
  return {
    value: level === 'graphs' ? m.editions_permissions_graphs() : m.editions_permissions_elements(),
    notes: ldap === true ? [m.editions_ldap()] : []
  }
}
