import type { Plugin } from 'vite'

/*
 * Decides which of the browser's modules share a chunk (decision 020). By default the bundler makes a chunk for each set of
 * pages that share a module: ten for the site's own script, up to forty for a page, most of them smaller than the cost of
 * a request.
 */

/** The part of the bundler's context that is used. */
interface ChunkingContext {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

/** Messages of the shell, which every page has. Other messages travel with the code that uses them. */
const shellMessages = ['shell', 'nav', 'api'].map((prefix) => new RegExp(`paraglide/messages/${prefix}_`))
const messages = /paraglide\/messages\//

/** `site` for every module that the entry imports, directly or indirectly, so that every page loads it. */
function siteChunk(id: string, context: ChunkingContext): string | null {
  if (messages.test(id)) return shellMessages.some((pattern) => pattern.test(id)) ? 'site' : null
  const seen = new Set([id])
  for (const module of seen) {
    const info = context.getModuleInfo(module)
    if (info?.isEntry) return 'site'
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return null
}

/** Modules of most pages. With a smaller count, the home page would fetch too much that it does not use. */
const parts = { patterns: [/src\/ui\//, /src\/lib\//, /src\/contract\//, /paraglide\/messages\/page_/], minShareCount: 12 }

/** The only part that the home page needs; it replaces the others with a few lines of its own. */
const markup = { name: 'markup', test: /src\/ui\/server-section/, priority: 1 }

/** Parts of pages that explain a product. Within `parts`, their style sheets would come to every page. */
const blocks = {
  name: 'blocks',
  test: /src\/(ui\/(page\/(columns|flow|gains|halves)|code\/)|styles\/(blocks|code)\.css)/,
  priority: 1
}

const groups = [
  { name: siteChunk },
  markup,
  blocks,
  { name: 'parts', test: (id: string) => parts.patterns.some((pattern) => pattern.test(id)), minShareCount: parts.minShareCount }
]

/** Rules that match nothing, given the modules of a build and the names of its chunks: one line each. */
export function unmatchedRules(modules: readonly string[], chunks: readonly string[]): string[] {
  const patterns = [...shellMessages, ...parts.patterns, markup.test, blocks.test].filter(
    (pattern) => !modules.some((id) => pattern.test(id))
  )
  const names = ['site', 'parts', 'markup', 'blocks'].filter((name) => !chunks.includes(name))
  return [...patterns.map((pattern) => `no module matches ${pattern}`), ...names.map((name) => `there is no chunk ${name}`)]
}

/**
 * Groups the browser's modules.
 * @throws at the end of the build when a rule matches nothing: the site would still work, but in far more files
 */
export function chunks(): Plugin {
  return {
    name: 'galaxy:chunks',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } }
        }
      }
    }),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const names = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.name] : []))
      const unmatched = unmatchedRules([...this.getModuleIds()], names)
      if (unmatched.length > 0) throw new Error(`scripts/chunks.ts is out of date: ${unmatched.join('; ')}`)
    }
  }
}
