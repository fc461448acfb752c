import { type EditionId, editionIds } from '~/content/editions'
import { getLocale } from '~/paraglide/runtime'
import { editionLabels } from './labels'

/** Full or short names of the editions that satisfy a predicate, as a list in a sentence. */
export function editionNames(isTrue: (id: EditionId) => boolean, form: 'name' | 'short' = 'name'): string {
  const names = editionIds.filter(isTrue).map((id) => editionLabels[id][form]())
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names)
}
