import { abilities, quantities } from '~/contract/finder-fields'
import { fill } from '~/lib/fill'
import { formatCount } from '~/lib/format'
import { getLocale } from '~/paraglide/runtime'
import type { FinderCopy } from './copy/types'
import type { Judgment, Need, Requirements } from './finder'
import { type FinderQuestion, maxRequirement } from './finder-address'

/* Texts of the finder, from the page's copy and the query's numbers. */

export function needName(copy: FinderCopy, need: Need): string {
  const quantity = quantities.find((name) => name === need)
  if (quantity) return copy.quantities[quantity].label
  const ability = abilities.find((name) => name === need)
  return ability ? copy.abilities[ability].label : copy.permissions.label
}

/** Error message, which names the field. */
export function faultText(copy: FinderCopy, { field, kind }: NonNullable<FinderQuestion['fault']>): string {
  const quantity = quantities.find((name) => name === field)
  return fill(copy.fault[kind], {
    field: needName(copy, field),
    example: quantity ? copy.quantities[quantity].example : '',
    most: formatCount(maxRequirement, getLocale())
  })
}

/** Why an edition is ruled out; undefined if it is not. */
export function reasonText(copy: FinderCopy, judgment: Judgment, requirements: Requirements): string | undefined {
  const { reasons } = copy
  const locale = getLocale()
  if (judgment.verdict === 'exceeded') {
    const { need, limit } = judgment
    const wanted = formatCount(requirements[need] ?? 0, locale)
    return fill(reasons.exceeded[need], { limit: formatCount(limit, locale), wanted })
  }
  if (judgment.verdict === 'unlisted') return reasons.unlisted[judgment.need]
  if (judgment.verdict === 'coarse') return reasons.coarse
  return judgment.verdict === 'forbidden' ? reasons.forbidden : undefined
}
