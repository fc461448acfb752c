import { dataController } from '~/content/data-controller'
import { internationalLocale, type Locale, textIn, type Written } from '~/contract/locale'
import { moduleAt } from '~/lib/page-modules'
import type { Contacts, Statement, StatementSection } from './types'

const statements = import.meta.glob<Statement>('./[a-z][a-z]-[A-Z][A-Z].ts', { eager: true, import: 'default' })

/**
 * The privacy statement in a language: the text of `/privacy`, of the registration agreement and of the download. Its periods are
 * constants that the services use too, so that they keep its promises.
 */
export const privacyStatement = (
  contacts: Contacts,
  locale: Locale,
  { name, location }: { name: Written; location: Written } = dataController
): readonly StatementSection[] =>
  moduleAt(
    statements,
    `/${locale}.ts`,
    `/${internationalLocale}.ts`
  )({ ...contacts, controller: textIn(name, locale), location: textIn(location, locale) })
