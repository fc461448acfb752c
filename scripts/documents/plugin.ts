import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { inThread } from '../thread.ts'
import type * as Library from './library'

/**
 * Compiles each document under src/content/docs into a module. Its `default` is the `DocumentContent`; with `?title` it
 * is only the title, which is all that the sidebar of other documents needs; with `?updated` only the day for the sitemap.
 */
export function documents(): Plugin {
  return {
    name: 'galaxy:documents',
    async load(id) {
      const [path = '', query] = id.split('?')
      if (!path.endsWith('.md')) return undefined
      const content = await inThread<typeof Library, 'compileContent'>(
        'scripts/documents/library.ts',
        'compileContent',
        relative(root, path)
      )
      if (!content) return undefined
      this.addWatchFile(path)
      const { title, updated } = content
      const parts: Readonly<Record<string, unknown>> = { title, updated }
      return `export default ${JSON.stringify(query === undefined ? content : (parts[query] ?? content))}`
    }
  }
}
