/** Modules from `import.meta.glob`, by path. */
export type PageModules<Module> = Readonly<Record<string, Module>>

/**
 * The first module whose path ends in one of `ends`, tried in order, such as `/fraud/meta.ts`.
 * @throws if there is none
 */
export function moduleAt<Module>(modules: PageModules<Module>, ...ends: readonly string[]): Module {
  for (const end of ends) {
    const [, module] = Object.entries(modules).find(([path]) => path.endsWith(end)) ?? []
    if (module !== undefined) return module
  }
  throw new Error(`No module ends in ${ends[0]}`)
}

/**
 * Uses a module that is bundled on the server and lazy-loaded in the browser, such as a page's drawings.
 * @param onServer all modules; undefined in the browser
 */
export function withModule<Module, Result>(
  end: string,
  fetched: PageModules<() => Promise<Module>>,
  onServer: PageModules<Module> | undefined,
  use: (module: Module) => Result
): Result | Promise<Result> {
  return onServer ? use(moduleAt(onServer, end)) : moduleAt(fetched, end)().then(use)
}
