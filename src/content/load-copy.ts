import type { Locale } from '~/contract/locale'

/** Copy modules from `import.meta.glob`: one folder per page, one module per language. */
export type CopyModules<Copy> = Readonly<Record<string, () => Promise<{ default: Copy }>>>

/**
 * Loads the copy of a page in one language. Each language is a separate chunk, so that pages do not fetch the other one.
 * @param page folder of the page, if `modules` contains several
 * @throws Error if the module does not exist
 */
export async function loadCopy<Copy>(modules: CopyModules<Copy>, locale: Locale, page?: string): Promise<Copy> {
  const end = page === undefined ? `/${locale}.ts` : `/${page}/${locale}.ts`
  const load = Object.entries(modules).find(([path]) => path.endsWith(end))?.[1]
  if (!load) throw new Error(`No copy ends in ${end}`)
  return (await load()).default
}
