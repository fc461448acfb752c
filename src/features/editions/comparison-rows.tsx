import { type EditionFacts, type EditionId, editionFacts, editionIds } from '~/content/editions'
import type { Licensing } from '~/content/vendor/service'
import type { Shown } from '~/content/vendor/slot'
import { textIn } from '~/contract/locale'
import { fill } from '~/lib/fill'
import { formatCount } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { SampleMark } from '~/ui/page/row-list'
import { listedAbility } from './ability-cells'
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from './comparison-table'
import type { ComparisonCopy } from './copy/types'
import { isForCommercialUse, listsAbility } from './finder'
import { algorithmTexts, limitText } from './labels'
import { storageCell, usersCell } from './limit-cells'

/** Every stated fact about the editions, as table cells; with their prices, if the vendor states them. */
export function comparisonGroups(
  { groups, rows, values }: ComparisonCopy,
  licensing: Shown<Licensing> | undefined
): ComparisonGroup[] {
  const row = (name: string, cell: (facts: EditionFacts, id: EditionId) => ComparisonCell): ComparisonRow => ({
    name,
    cells: editionIds.map((id) => cell(editionFacts[id], id))
  })
  const priceOf = (price: number | 'contract') => {
    if (price === 'contract') return values.contract
    return price === 0 ? values.free : fill(values.from, { price: formatCount(price, getLocale()) })
  }

  return [
    {
      name: groups.scale,
      rows: [
        row(m.editions_graphs(), ({ graphs }) => ({
          value: limitText(graphs),
          ...(typeof graphs === 'number' ? { graphs } : {})
        })),
        row(m.editions_storage(), (_, id) => storageCell(id))
      ]
    },
    {
      name: groups.people,
      rows: [
        row(m.editions_users(), (_, id) => usersCell(id)),
        row(rows.ldap, (_, id) => ({ value: listedAbility('ldap', id, values.yes), isSilent: !listsAbility(id, 'ldap') }))
      ]
    },
    {
      name: groups.algorithms,
      rows: [
        row(m.editions_algorithms(), (_, id) => {
          const { value, note } = algorithmTexts(id)
          return { value, notes: [note] }
        })
      ]
    },
    {
      name: groups.terms,
      rows: [
        row(rows.license, ({ license }, id) => ({
          value: license === 'unstated' ? values.byContract : values[license],
          notes: license === 'unstated' ? [] : [isForCommercialUse(id) ? values.byContract : values.nonCommercial]
        })),
        row(rows.deployment, ({ deployment, nodes }) => ({
          value:
            typeof nodes === 'number' ? m.editions_nodes_count({ count: formatCount(nodes, getLocale()) }) : values[deployment]
        })),
        ...(licensing
          ? [
              {
                ...row(rows.price, (_, id) => ({ value: priceOf(licensing.value.prices[id]) })),
                note: textIn(licensing.value.metric, getLocale()),
                mark: licensing.hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null
              }
            ]
          : [])
      ]
    }
  ]
}
