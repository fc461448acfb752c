import { internationalLocale, type Locale } from '~/contract/locale'
import { moduleAt } from '~/lib/page-modules'
import type { Statement, StatementSection } from './types'

const statements = import.meta.glob<Statement>('./[a-z][a-z]-[A-Z][A-Z].ts', { eager: true, import: 'default' })

/**
 * The privacy statement in a language: the text of `/privacy`, of the registration agreement and of the download. Its periods are
 * constants that the services obey, so that what it promises is what happens.
 */
export const privacyStatement = (contacts: Parameters<Statement>[0], locale: Locale): readonly StatementSection[] =>
  moduleAt(statements, `/${locale}.ts`, `/${internationalLocale}.ts`)(contacts)
