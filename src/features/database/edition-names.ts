import { type EditionId, editionIds } from '~/content/editions'
import { editionLabels } from '~/features/editions/labels'
import { getLocale } from '~/paraglide/runtime'

/** The names of the editions of which something is true, as a list in a sentence. */
export function namesOf(isTrue: (id: EditionId) => boolean): string {
  const names = editionIds.filter(isTrue).map((id) => editionLabels[id].name())
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names)
}
