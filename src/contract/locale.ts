/** Languages of the site (spec §9). The first one is the original. */
export const locales = ['zh-CN', 'en-US'] as const
export type Locale = (typeof locales)[number]

/** The fallback if neither the visitor nor the host determines a language. */
export const originalLocale: Locale = 'zh-CN'

/** What readers of any other language get, and what a language has where its own text is missing. */
export const internationalLocale: Locale = 'en-US'

/** The name of each language in itself, for readers who may know no other. */
export const nativeLanguageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' }

/** Name of the cookie that stores the visitor's choice: readable, and mirrored in local storage (spec §3). */
export const languageKey = 'language'

/** One year, in seconds: a choice of language outlives a login. */
export const languageMaxAge = 31_536_000

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Registration takes a phone number only in Chinese, an email address or a phone number in English (spec §5). */
export const registersByPhoneOnly = (locale: Locale): boolean => locale === 'zh-CN'

/** Contact forms take a number with its country code in English only; Chinese has the 11 digits of spec §5. */
export const takesInternationalPhones = (locale: Locale): boolean => locale === 'en-US'

/** The partner programs are shown in Chinese only (spec §2, §6). */
export const showsPartnerPrograms = (locale: Locale): boolean => locale === 'zh-CN'

/** Chinese text has full-width punctuation, such as «：». */
export const usesFullWidthMarks = (locale: Locale): boolean => locale === 'zh-CN'

/** The `Language` header that the APIs read (spec §7). */
export type LanguageHeader = 'EN' | 'CN'

export function languageHeader(locale: Locale): LanguageHeader {
  return locale === 'en-US' ? 'EN' : 'CN'
}

/** The reverse, for the services; an unknown value means the original language. */
export function localeFromLanguageHeader(value: string | null | undefined): Locale {
  return value === 'EN' ? 'en-US' : originalLocale
}
