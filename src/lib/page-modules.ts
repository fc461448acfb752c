/** Modules from `import.meta.glob`, by path. */
export type PageModules<Module> = Readonly<Record<string, Module>>

/**
 * The module whose path ends in the first of `ends` that one has, such as `/fraud/meta.ts`.
 * @throws when there is none
 */
export function moduleAt<Module>(modules: PageModules<Module>, ...ends: readonly string[]): Module {
  for (const end of ends) {
    const [, module] = Object.entries(modules).find(([path]) => path.endsWith(end)) ?? []
    if (module !== undefined) return module
  }
  throw new Error(`No module ends in ${ends[0]}`)
}

/**
 * Uses a module that the server has and a browser fetches: the drawings of a page, for one.
 * @param onServer all of them; undefined in the browser
 */
export function withModule<Module, Result>(
  end: string,
  fetched: PageModules<() => Promise<Module>>,
  onServer: PageModules<Module> | undefined,
  use: (module: Module) => Result
): Result | Promise<Result> {
  return onServer ? use(moduleAt(onServer, end)) : moduleAt(fetched, end)().then(use)
}
