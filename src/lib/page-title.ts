import { brand } from '~/contract/brand'
import { m } from '~/paraglide/messages'

/** Page title followed by the site's name. The home page has its own title. */
export function pageTitle(title: string): string {
  return m.shell_title_of_page({ title, brand })
}
