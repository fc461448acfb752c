import type { Plugin } from 'vite'
import { inThread } from '../thread.ts'
import type * as SiteWords from './site-words'

const moduleName = 'virtual:words'

/** Finds the words of the site's Chinese texts when the site is built: `virtual:words` is their list, separated by spaces. */
export function words(): Plugin {
  let list: Promise<string[]> | undefined
  return {
    name: 'galaxy:words',
    // Shared by all environments: server and browser break texts at the same places only with the same list.
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined
      list ??= inThread<typeof SiteWords, 'siteWords'>('scripts/words/site-words.ts', 'siteWords')
      return `export default ${JSON.stringify((await list).join(' '))}`
    }
  }
}
