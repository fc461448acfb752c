import { internationalLocale, type Locale } from '~/contract/locale'
import { moduleAt, type PageModules } from '~/lib/page-modules'

/** Copy modules from `import.meta.glob`: one folder per page, one module per language. */
type CopyModules<Copy> = PageModules<() => Promise<{ default: Copy }>>

/**
 * Loads the copy of a page in one language, or in English if there is none. Each language is a separate chunk, so that pages do not
 * fetch the other one.
 * @param page folder of the page, if `modules` contains several
 * @throws Error if the module does not exist
 */
export async function loadCopy<Copy>(modules: CopyModules<Copy>, locale: Locale, page?: string): Promise<Copy> {
  const ends = [locale, internationalLocale].map((each) => (page === undefined ? `/${each}.ts` : `/${page}/${each}.ts`))
  return (await moduleAt(modules, ...ends)()).default
}
