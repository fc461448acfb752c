import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { DocumentContent } from '../../src/content/docs/types.ts'
import { root } from '../root.ts'
import { compileDocument } from './compile.ts'
import { parseDocumentPath } from './library.ts'
import { wordingOf } from './wording.ts'

/**
 * Makes a module of each document under src/content/docs. Imported as it is, `default` is its `DocumentContent`; with `?title`,
 * its title alone, which is all that the sidebar of another document needs.
 */
export function documents(): Plugin {
  return {
    name: 'galaxy:documents',
    async load(id) {
      const [path = '', query] = id.split('?')
      const place = path.endsWith('.md') ? parseDocumentPath(relative(root, path)) : undefined
      if (!place) return undefined
      this.addWatchFile(path)
      const source = await readFile(path, 'utf8')
      const compiled = await compileDocument(source, place, await wordingOf(place.locale))
      const { title, description, updated, headings, html } = compiled
      const content: DocumentContent = { title, description, updated, headings, html }
      return `export default ${JSON.stringify(query === 'title' ? title : content)}`
    }
  }
}
