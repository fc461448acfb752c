import { type ForeignPage, foreignPage } from '~/contract/guards'
import { m } from '~/paraglide/messages'
import { currentLocale } from './locale'
import { showToast } from './toasts'

/** Says that a page does not exist in the language of the reader, and offers what comes nearest to it. */
export function tellForeign({ nearest }: Pick<ForeignPage, 'nearest'>): void {
  const link = nearest === undefined ? undefined : { text: m.shell_nearest_page(), path: nearest }
  showToast({ tone: 'note', text: m.shell_foreign_page(), ...(link && { link }) })
}

/** Tells of the page at the path, where it is one of another language than the reader's. */
export function tellIfForeign(pathname: string): void {
  const page = foreignPage(pathname, currentLocale())
  if (page) tellForeign(page)
}
