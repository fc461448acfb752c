import { type EditionId, editionFacts } from '~/content/editions'
import { formatCount } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { ComparisonCell } from './comparison-table'
import { limitText } from './labels'

/* Cells of the limits. Limits that a single edition states are notes of a cell. */

/** Storage with the limits that belong to it: vertices, partitions. */
export function storageCell(id: EditionId): ComparisonCell {
  const { storageGigabytes, vertices, partitionedStorage, shards } = editionFacts[id]
  const locale = getLocale()
  return {
    value: typeof storageGigabytes === 'number' ? `${formatCount(storageGigabytes, locale)} GB` : limitText(storageGigabytes),
    notes: [
      ...(typeof vertices === 'number' ? [m.editions_vertices_count({ count: formatCount(vertices, locale) })] : []),
      ...(partitionedStorage === true ? [m.editions_partitioned()] : []),
      ...(shards === 'unlimited' ? [m.editions_shards_unlimited()] : [])
    ]
  }
}

/** Users, with the rights of the only user of an edition, and the granularity of permissions. */
export function usersCell(id: EditionId): ComparisonCell {
  const { users: limit, administratorOnly, permissions } = editionFacts[id]
  const isSeveral = typeof limit === 'number' && limit > 1
  return {
    value: isSeveral ? m.editions_at_most({ count: limitText(limit) }) : limitText(limit),
    notes: [
      ...(administratorOnly === true ? [m.editions_administrator_only()] : []),
      ...(permissions === 'graphs' ? [m.editions_permissions_graphs_note()] : []),
      ...(permissions === 'elements' ? [m.editions_permissions_elements_note()] : [])
    ]
  }
}
