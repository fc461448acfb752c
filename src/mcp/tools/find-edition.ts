import * as v from 'valibot'
import { permissionLevels } from '~/content/editions'
import { finderFields } from '~/contract/finder-fields'
import { loadEditionsPage } from '~/features/editions/copy'
import { findEdition } from '~/features/editions/finder'
import { queryOf, readQuestion, ticked } from '~/features/editions/finder-address'
import { faultText, needName, reasonText } from '~/features/editions/finder-text'
import { editionLabels } from '~/features/editions/labels'
import { languageField, setLanguage, siteOrigin, ToolError, tool } from '../tool'

const quantity = v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(40))]))
const ability = v.optional(v.boolean())

export const findEditions = tool({
  name: 'find_edition',
  title: 'Find the edition for a need',
  description:
    'Finds the smallest edition that meets needs, and for each other edition the limit that excludes it. Numbers may be written as people write them: 2 TB, 300万, 5 million. Storage is in GB.',
  input: v.object({
    graphs: quantity,
    storage: quantity,
    vertices: quantity,
    nodes: quantity,
    users: quantity,
    algorithms: quantity,
    permissions: v.optional(v.picklist(permissionLevels)),
    ldap: ability,
    partitioned: ability,
    distributed: ability,
    commercial: ability,
    language: languageField
  }),
  run: async ({ language, ...needs }) => {
    const locale = setLanguage(language)
    const { finder: copy } = await loadEditionsPage(locale)
    const written = Object.entries(needs).flatMap(([need, value]) =>
      value === undefined || value === false ? [] : [[need, value === true ? ticked : String(value)]]
    )
    const { requirements, fault } = readQuestion(Object.fromEntries(written))
    if (fault) throw new ToolError(faultText(copy, fault), fault.field)
    const query = new URLSearchParams(queryOf(requirements)).toString()
    if (query === '') throw new ToolError(`State at least one need: ${finderFields.join(', ')}`, finderFields[0])
    const { answer, editions } = findEdition(requirements)
    return {
      edition: answer ? editionLabels[answer].name() : null,
      editions: editions.map(({ id, failed, toTest }) => ({
        name: editionLabels[id].name(),
        isEnough: failed.length === 0,
        excludedBy: failed.map((judgment) => ({
          need: judgment.need,
          ...('limit' in judgment && { limit: judgment.limit }),
          reason: reasonText(copy, judgment, requirements)
        })),
        toTest: toTest.map((need) => needName(copy, need))
      })),
      address: `${siteOrigin()}/galaxyProduct?${query}`
    }
  }
})
