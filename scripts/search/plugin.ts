import type { Plugin } from 'vite'
import type { DocumentsVersion } from '../../src/contract/limits'
import type { Locale } from '../../src/contract/locale'
import type { IndexManifest } from '../../src/features/search/index-format'
import { inThread } from '../thread.ts'
import type * as SiteIndex from './site-index'

const moduleName = 'virtual:search-index'

/**
 * Builds the search indexes with the site. Their files are static files of the browser's build, with content hashes in
 * their names; `virtual:search-index` exports their addresses. The development server serves them from memory, as built
 * at its start.
 */
export function searchIndex(): Plugin {
  let indexes: ReturnType<typeof SiteIndex.buildSiteIndexes> | undefined
  const built = () => {
    indexes ??= inThread<typeof SiteIndex, 'buildSiteIndexes'>('scripts/search/site-index.ts', 'buildSiteIndexes')
    return indexes
  }
  return {
    name: 'galaxy:search-index',
    // Shared by all environments: the browser and the server read the same files.
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const manifests: Partial<Record<Locale, Partial<Record<DocumentsVersion, IndexManifest>>>> = {}
      for (const { locale, version, manifest } of await built()) {
        manifests[locale] = { ...manifests[locale], [version]: manifest }
      }
      return `export const manifests = ${JSON.stringify(manifests)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { files } of await built()) {
        for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.replace(/\?.*$/, '') ?? ''
        if (!path.startsWith('/assets/search/')) return next()
        const content = (await built()).map(({ files }) => files.get(path)).find((found) => found !== undefined)
        if (content === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(content)
      })
    }
  }
}
