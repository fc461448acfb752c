import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'

/** The names of the languages, in the language of the desk. */
export const languageNames: Readonly<Record<Locale, () => string>> = {
  'zh-CN': m.entries_language_zh,
  'en-US': m.entries_language_en
}
