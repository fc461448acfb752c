import { internationalLocale, type Locale } from '~/contract/locale'
import { moduleAt } from '~/lib/page-modules'

const promises = import.meta.glob<string>('./[a-z][a-z]-[A-Z][A-Z].ts', { eager: true, import: 'default' })

/**
 * Scope of a free trial, and the time within which staff answer (spec §4 and §6), in the same words wherever the site says it.
 * The free edition needs an account; the others need an application.
 */
export const trialPromise = (locale: Locale): string => moduleAt(promises, `/${locale}.ts`, `/${internationalLocale}.ts`)
