import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import { algorithmCatalog } from '~/content/vendor/algorithms'
import { softwareChanges } from '~/content/vendor/service'
import type { Slot } from '~/content/vendor/slot'
import { containerImages, drivers, platforms, resilience } from '~/content/vendor/technology'
import { type Locale, textIn } from '~/contract/locale'
import { m } from '~/paraglide/messages'

const slotValue = <Value>(slot: Slot<Value>): Value | undefined => (slot.state === 'empty' ? undefined : slot.value)

/**
 * Facts of the vendor's slots for the documents, in one language. A text keeps `{{#name}}…{{/name}}` if the value is defined, and
 * `{{^name}}…{{/name}}` if it is not, so that a document agrees with the page of the product that shows the slot.
 */
export function slotFacts(locale: Locale): Readonly<Record<string, string | undefined>> {
  const list = (items: readonly string[], type: 'conjunction' | 'disjunction') =>
    items.length > 0 ? new Intl.ListFormat(locale, { type }).format(items) : undefined
  const code = (text: string) => `\`${text}\``
  const names: Readonly<Record<EditionId, string>> = {
    free: m.editions_free({}, { locale }),
    paid: m.editions_paid({}, { locale }),
    standard: m.editions_standard({}, { locale }),
    advanced: m.editions_advanced({}, { locale })
  }
  const namesOf = (ids: readonly EditionId[]) =>
    list(
      ids.map((id) => names[id]),
      'conjunction'
    )
  const isIn = (entries: readonly { editions: readonly EditionId[] }[] | undefined) => (id: EditionId) =>
    entries?.some(({ editions }) => editions.includes(id)) ?? false
  const isListed = isIn(slotValue(algorithmCatalog)?.algorithms)
  const forCluster = slotValue(drivers)?.filter(({ editions }) =>
    editions.some((id) => editionFacts[id].deployment === 'enterprise')
  )
  return {
    /** Processors on which the server runs, as `uname -m` prints them. */
    processors: list(slotValue(platforms)?.processors.map(({ id }) => code(id)) ?? [], 'disjunction'),
    /** Editions with an image. */
    imageEditions: namesOf(editionIds.filter(isIn(slotValue(containerImages)))),
    /** Packages of the drivers that connect to a cluster. */
    clusterDrivers: list(forCluster?.map((driver) => code(driver.package)) ?? [], 'conjunction'),
    /** Editions whose algorithms the catalog lists, and the others. */
    listedEditions: namesOf(editionIds.filter(isListed)),
    unlistedEditions: namesOf(editionIds.filter((id) => !isListed(id))),
    /** Changes of the software: a heading for each release and an item for each change. Samples are marked below each heading. */
    softwareChanges: slotValue(softwareChanges)
      ?.flatMap(({ version, changes }) => [
        `### ${version} {#v${version.replaceAll('.', '-')}}`,
        softwareChanges.state === 'sample' ? `**${m.page_sample({}, { locale })}**` : '',
        changes.map((change) => `- ${textIn(change, locale)}`).join('\n')
      ])
      .join('\n\n'),
    /** Set if the product page states isolation, failover and backup of a cluster. */
    resilience: slotValue(resilience) && ''
  }
}
