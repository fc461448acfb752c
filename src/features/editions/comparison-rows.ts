import { type EditionFacts, type EditionId, editionFacts, editionIds } from '~/content/editions'
import type { ComparisonCopy } from '~/content/editions/types'
import { m } from '~/paraglide/messages'
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from './comparison-table'
import { limitText } from './labels'

/** Every stated fact about the editions, as table cells. */
export function comparisonGroups({ groups, rows, values }: ComparisonCopy): ComparisonGroup[] {
  const unstated = m.editions_unstated()
  const row = (name: string, cell: (facts: EditionFacts, id: EditionId) => ComparisonCell | string): ComparisonRow => ({
    name,
    cells: editionIds.map((id) => {
      const made = cell(editionFacts[id], id)
      return typeof made === 'string' ? { value: made, isSilent: made === unstated } : made
    })
  })
  /** Text of a value, or «not stated». */
  const words = <Value extends string | boolean>(value: Value | 'unstated', text: (value: Value) => string) =>
    value === 'unstated' ? unstated : text(value)
  const listed = (value: true | 'unstated') => words(value, () => values.yes)

  return [
    {
      name: groups.scale,
      rows: [
        row(m.editions_graphs(), ({ graphs }) => ({
          value: limitText(graphs),
          ...(typeof graphs === 'number' ? { graphs } : {})
        })),
        row(m.editions_storage(), ({ storageGigabytes }) =>
          typeof storageGigabytes === 'number' ? `${limitText(storageGigabytes)} GB` : limitText(storageGigabytes)
        ),
        row(rows.vertices, ({ vertices }) => limitText(vertices)),
        row(rows.nodes, ({ nodes }) => limitText(nodes)),
        row(rows.partitioned, ({ partitionedStorage }) => listed(partitionedStorage)),
        row(rows.shards, ({ shards }) => limitText(shards))
      ]
    },
    {
      name: groups.people,
      rows: [
        row(m.editions_users(), ({ users }) => limitText(users)),
        row(rows.rights, ({ administratorOnly }) => words(administratorOnly, () => values.administratorOnly)),
        row(rows.level, ({ permissions }) =>
          words(permissions, (level) =>
            level === 'graphs' ? m.editions_permissions_graphs() : m.editions_permissions_elements()
          )
        ),
        row(rows.ldap, ({ ldap }) => listed(ldap))
      ]
    },
    {
      name: groups.algorithms,
      rows: [
        row(rows.count, ({ algorithms }) => m.editions_algorithms_count({ count: algorithms.count })),
        row(rows.types, ({ algorithms }) => m.editions_algorithms_types({ types: algorithms.types })),
        row(rows.kind, ({ algorithms }) => words(algorithms.kind, (kind) => values[kind]))
      ]
    },
    {
      name: groups.terms,
      rows: [
        row(rows.licence, ({ licence }) => words(licence, (kind) => values[kind])),
        row(rows.commercial, ({ commercialUse }) => words(commercialUse, () => values.nonCommercial)),
        row(rows.deployment, ({ deployment }) => values[deployment])
      ]
    }
  ]
}
