import { type PageInOtherLanguage, pageInOtherLanguage } from '~/contract/guards'
import { m } from '~/paraglide/messages'
import { currentLocale } from './locale'
import { showToast } from './toasts'

/** Shows a notice that the page does not exist in the visitor's language, with a link to the nearest page. */
export function showOtherLanguageNotice({ nearest }: Pick<PageInOtherLanguage, 'nearest'>): void {
  const link = nearest === undefined ? undefined : { text: m.shell_nearest_page(), path: nearest }
  showToast({ tone: 'note', text: m.shell_foreign_page(), ...(link && { link }) })
}

/** Shows the notice if the page at the path exists only in another language. */
export function showNoticeIfOtherLanguage(pathname: string): void {
  const page = pageInOtherLanguage(pathname, currentLocale())
  if (page) showOtherLanguageNotice(page)
}
