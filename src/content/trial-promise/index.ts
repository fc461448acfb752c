import { internationalLocale, type Locale } from '~/contract/locale'
import { moduleAt } from '~/lib/page-modules'

const promises = import.meta.glob<string>('./[a-z][a-z]-[A-Z][A-Z].ts', { eager: true, import: 'default' })

/**
 * What a free trial gives, and when staff answer (spec §4 and §6), in the same words wherever the site says it. The free
 * edition is for accounts; the others are applied for.
 */
export const trialPromise = (locale: Locale): string => moduleAt(promises, `/${locale}.ts`, `/${internationalLocale}.ts`)
