/*
 * Which of the browser's modules travel together (decision 020). Left to itself the bundler makes a file for each set of pages
 * that share something: ten for the site's own script, up to forty for a page, most of them smaller than what it costs to ask.
 */

/** What the bundler knows of the modules around the one that it asks about. */
interface Surroundings {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null
}

/** Words of the shell, of which no page is without. Other words come with whoever says them. */
const shellWords = /paraglide\/messages\/(shell|nav|api)_/
const words = /paraglide\/messages\//

/** `site` for what the entry imports, by whatever way, and every page therefore has. */
function siteOf(id: string, surroundings: Surroundings): string | null {
  if (words.test(id)) return shellWords.test(id) ? 'site' : null
  const seen = new Set([id])
  for (const module of seen) {
    const info = surroundings.getModuleInfo(module)
    if (info?.isEntry) return 'site'
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return null
}

/** What most pages are made of. With fewer that share it, the home page would fetch too much that it does not use. */
const parts = { name: 'parts', test: /src\/(ui|lib|contract)\/|paraglide\/messages\/page_/, minShareCount: 12 }

export const chunks = [{ name: siteOf }, parts]
