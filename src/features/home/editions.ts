import { m } from '~/paraglide/messages'

/** The four editions and what the specification states of each (spec §6, §9). */

export const editions = [
  { id: 'free', name: m.home_edition_free, short: m.home_edition_free_short, purpose: m.home_edition_free_for },
  { id: 'paid', name: m.home_edition_paid, short: m.home_edition_paid_short, purpose: m.home_edition_paid_for },
  { id: 'standard', name: m.home_edition_standard, short: m.home_edition_standard_short, purpose: m.home_edition_standard_for },
  { id: 'advanced', name: m.home_edition_advanced, short: m.home_edition_advanced_short, purpose: m.home_edition_advanced_for }
] as const

/** One property in one edition: the value, what qualifies it, and, for a count of graphs, the count itself. */
export interface EditionCell {
  value: string
  notes: readonly string[]
  graphs?: number
}

export interface EditionRow {
  name: string
  note?: string
  /** In the order of `editions`. */
  cells: readonly [EditionCell, EditionCell, EditionCell, EditionCell]
}

function cell(value: string, ...notes: string[]): EditionCell {
  return { value, notes }
}

function graphs(count: number): EditionCell {
  return { value: String(count), notes: [], graphs: count }
}

/** The rows of the comparison, in the language of the page. */
export function editionRows(): EditionRow[] {
  const unlimited = m.home_editions_unlimited()
  const allAlgorithms = cell(m.home_editions_algorithm_count({ count: 55 }), m.home_editions_algorithm_types({ types: 7 }))
  const finePermissions = cell(m.home_editions_fine(), m.home_editions_ldap())
  return [
    {
      name: m.home_editions_graphs(),
      note: m.home_editions_graphs_note(),
      cells: [graphs(7), graphs(50), graphs(50), graphs(999)]
    },
    {
      name: m.home_editions_storage(),
      cells: [
        cell('30 GB', m.home_editions_free_scale(), m.home_editions_free_cluster()),
        cell(unlimited),
        cell(unlimited),
        cell(unlimited, m.home_editions_partitioned(), m.home_editions_no_sharding_limit())
      ]
    },
    {
      name: m.home_editions_users(),
      cells: [cell('1', m.home_editions_admin()), cell(m.home_editions_at_most({ count: 3 })), cell(unlimited), cell(unlimited)]
    },
    {
      name: m.home_editions_algorithms(),
      cells: [
        cell(m.home_editions_algorithm_count({ count: 10 }), m.home_editions_algorithm_standalone({ types: 3 })),
        allAlgorithms,
        allAlgorithms,
        cell(m.home_editions_algorithm_distributed({ count: 19 }), m.home_editions_algorithm_types({ types: 4 }))
      ]
    },
    {
      name: m.home_editions_permissions(),
      cells: [cell(m.home_editions_by_role()), cell('—', m.home_editions_unlisted()), finePermissions, finePermissions]
    }
  ]
}

/** Where `count` lies on the logarithmic line from 1 to the largest count, 0 to 1. */
export function lineFraction(count: number): number {
  return Math.log10(count) / Math.log10(999)
}
