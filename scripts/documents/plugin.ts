import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { DocumentContent } from '../../src/content/docs/types'
import { importModule } from '../module-runner.ts'
import { root } from '../root.ts'
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
      const { compileFile } = await importModule<typeof Library>('scripts/documents/library.ts')
      const compiled = await compileFile(relative(root, path))
      if (!compiled) return undefined
      this.addWatchFile(path)
      const { title, description, updated, headings, html } = compiled
      const content: DocumentContent = { title, description, updated, headings, html }
      const parts: Readonly<Record<string, unknown>> = { title, updated }
      return `export default ${JSON.stringify(query === undefined ? content : (parts[query] ?? content))}`
    }
  }
}
