import { shortNameLength } from '~/contract/limits'

/** The login name in the header: first four characters and an ellipsis (spec §2). */
export function shortName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return characters.length > shortNameLength ? `${characters.slice(0, shortNameLength).join('')}…` : name
}
