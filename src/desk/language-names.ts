import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import { m } from '~/paraglide/messages'

/** The names of the languages, in the language of the desk. */
export const languageNames: Written<() => string> = {
  [originalLocale]: m.entries_language_zh,
  [internationalLocale]: m.entries_language_en
}
