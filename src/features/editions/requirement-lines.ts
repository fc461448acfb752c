import { finderFields, quantities } from '~/contract/finder-fields'
import type { Locale } from '~/contract/locale'
import { formatCount } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { loadEditionsPage } from './copy'
import type { FinderCopy } from './copy/types'
import type { Need, Requirements } from './finder'
import { queryOf, readQuestion } from './finder-address'
import { needName } from './finder-text'

/** The shortest query with the requirements in a query of the finder. Invalid values are left out. */
export const requirementsQuery = (query: Readonly<Record<string, unknown>>): Partial<Record<Need, string>> =>
  queryOf(readQuestion(query).requirements)

/**
 * The requirements in a query of the finder as lines of text, for the question of a consultation. Invalid values are left out.
 * Loads the finder's copy only if there are any.
 */
export async function loadRequirementLines(query: Readonly<Record<string, unknown>>, locale: Locale): Promise<string[]> {
  const { requirements } = readQuestion(query)
  if (Object.keys(queryOf(requirements)).length === 0) return []
  return requirementLines((await loadEditionsPage(locale)).finder, requirements, locale)
}

/** One line for each requirement, in the order of the finder's form. */
function requirementLines(copy: FinderCopy, requirements: Requirements, locale: Locale): string[] {
  return finderFields.flatMap((need) => {
    const wanted = requirements[need]
    if (wanted === undefined) return []
    const quantity = quantities.find((name) => name === need)
    if (quantity) return [m.form_named({ name: needName(copy, need), value: formatCount(Number(wanted), locale) }, { locale })]
    if (need !== 'permissions') return [needName(copy, need)]
    return requirements.permissions
      ? [m.form_named({ name: needName(copy, need), value: copy.permissions[requirements.permissions] }, { locale })]
      : []
  })
}
