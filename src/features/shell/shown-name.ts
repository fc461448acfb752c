import { shownNameLength } from '~/contract/limits'

/** The login name as the header shows it: its first four characters and an ellipsis (spec §2). */
export function shownName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return characters.length > shownNameLength ? `${characters.slice(0, shownNameLength).join('')}…` : name
}
