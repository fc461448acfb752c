import { m } from '~/paraglide/messages'
import { brand } from '~/ui/brand'

/** The title of a page, followed by the name of the site. The home page has a title of its own. */
export function pageTitle(title: string): string {
  return m.shell_title_of_page({ title, brand })
}
