import type { Locale } from '~/contract/locale'

/** Modules of copy as `import.meta.glob` lists them: each page is a folder, each language a module in it. */
export type CopyModules<Copy> = Readonly<Record<string, () => Promise<{ default: Copy }>>>

/**
 * The copy of a page in one language, which is a chunk of its own: no page fetches the other language.
 * @param page the name of the page's folder, where `modules` lists several
 * @throws when there is no such module
 */
export async function loadCopy<Copy>(modules: CopyModules<Copy>, locale: Locale, page?: string): Promise<Copy> {
  const end = page === undefined ? `/${locale}.ts` : `/${page}/${locale}.ts`
  const load = Object.entries(modules).find(([path]) => path.endsWith(end))?.[1]
  if (!load) throw new Error(`No copy ends in ${end}`)
  return (await load()).default
}
