/** Languages of the site (spec §9). The first one is the original. */
export const locales = ['zh-CN', 'en-US'] as const
export type Locale = (typeof locales)[number]

/** The fallback if neither the visitor nor the host determines a language. */
export const originalLocale = 'zh-CN' satisfies Locale

/** Language for readers of any other language, and the fallback for a text that a language lacks. */
export const internationalLocale = 'en-US' satisfies Locale

/** Languages in which the vendor writes: facts, entries of the database, the exam. */
export const writtenLocales = [originalLocale, internationalLocale] as const
type WrittenLocale = (typeof writtenLocales)[number]
/** A text of the vendor in every language in which it writes. */
export type Written<Text = string> = Readonly<Record<WrittenLocale, Text>>

export const writtenLocaleOf = (locale: Locale): WrittenLocale =>
  locale === originalLocale ? originalLocale : internationalLocale
export const textIn = <Text>(texts: Written<Text>, locale: Locale): Text => texts[writtenLocaleOf(locale)]

/** The name of each language in itself, for readers who may know no other. */
export const nativeLanguageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' }
/** The same in a few characters, for the language switch. */
export const shortLanguageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'EN' }

/** The language to which the switch leads: from the last one back to the first. */
export const nextLocale = (locale: Locale): Locale => locales[(locales.indexOf(locale) + 1) % locales.length] ?? originalLocale

/** Name of the cookie that stores the visitor's choice: readable, and mirrored in local storage (spec §3). */
export const languageKey = 'language'

/** One year, in seconds: a choice of language outlives a login. */
export const languageMaxAge = 31_536_000

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Registration takes a phone number only in Chinese, an email address or a phone number in English (spec §5). */
export const registersByPhoneOnly = (locale: Locale): boolean => locale === 'zh-CN'

/** Contact forms take a number with its country code, except in Chinese, which has the 11 digits of spec §5. */
export const takesInternationalPhones = (locale: Locale): boolean => locale !== 'zh-CN'

/** The partner programs are shown in Chinese only (spec §2, §6). */
export const showsPartnerPrograms = (locale: Locale): boolean => locale === 'zh-CN'

/** Chinese text has full-width punctuation, such as «：». */
export const usesFullWidthMarks = (locale: Locale): boolean => locale === 'zh-CN'

/** Chinese has words for units, also in short texts; other languages have the symbols of the SI. */
export const usesUnitWords = (locale: Locale): boolean => locale === 'zh-CN'

/** Separator of two sentences of a paragraph, or of two lines that are joined. */
export const sentenceGap = (locale: Locale): string => (usesFullWidthMarks(locale) ? '' : ' ')

/** Suffix of the name of a column with a text in the language, such as `titleZh`. */
export const columnSuffix = (locale: Locale): 'Zh' | 'En' => (locale === originalLocale ? 'Zh' : 'En')

/** The `language` of a query (spec §2): EN or ZH, unlike the header's EN or CN. */
export const contentLanguages = ['ZH', 'EN'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

export const localeOfContent = (language: ContentLanguage): Locale => (language === 'EN' ? internationalLocale : originalLocale)
export const contentLanguageOf = (locale: Locale): ContentLanguage => (locale === originalLocale ? 'ZH' : 'EN')

/** The `Language` header that the APIs read (spec §7). */
export type LanguageHeader = 'EN' | 'CN'

export function languageHeader(locale: Locale): LanguageHeader {
  return locale === originalLocale ? 'CN' : 'EN'
}

/** The reverse, for the services; an unknown value means the original language. */
export function localeFromLanguageHeader(value: string | null | undefined): Locale {
  return value === 'EN' ? internationalLocale : originalLocale
}
