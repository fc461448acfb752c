/*
 * A family of pages is a folder with one folder for each page (decision 026). The families read them by `import.meta.glob`,
 * whose patterns must be written where it is called; what they do with the modules is here.
 */

/** Modules of a family by path: `./<page>/<module>.ts`. */
export type PageModules<Module> = Readonly<Record<string, Module>>

const folderOf = (path: string) => path.split('/').at(-2) ?? ''

/** The entries of a family in their order, each with the name of its folder. */
export function inOrder<Id extends string, Entry extends { order: number }>(entries: PageModules<Entry>): (Entry & { id: Id })[] {
  return Object.entries(entries)
    .map(([path, entry]) => ({ ...entry, id: folderOf(path) as Id }))
    .toSorted((a, b) => a.order - b.order)
}

/** @throws when the page's folder does not have the module */
export function moduleOf<Module>(modules: PageModules<Module>, page: string): Module {
  const [, module] = Object.entries(modules).find(([path]) => folderOf(path) === page) ?? []
  if (module === undefined) throw new Error(`No folder «${page}» among ${Object.keys(modules).join(', ')}`)
  return module
}

/**
 * Uses a module of a page that the server has and a browser fetches: a drawing, for one.
 * @param onServer all of them; undefined in the browser
 */
export function withModule<Module, Result>(
  page: string,
  fetched: PageModules<() => Promise<Module>>,
  onServer: PageModules<Module> | undefined,
  use: (module: Module) => Result
): Result | Promise<Result> {
  return onServer ? use(moduleOf(onServer, page)) : moduleOf(fetched, page)().then(use)
}
