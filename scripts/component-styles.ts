import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { root } from './root.ts'

/*
 * Styles beside their components: `hero.module.css` has short names that are its own, its types are written beside it, and its
 * breakpoints have names.
 */

/**
 * The name of a class in the page. Three characters tell apart the few hundred classes of a page; what they say would be
 * sent twice, in the style sheet and in the markup.
 */
export function classNameInPage(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${relative(root, file)} ${name}`)
    .digest('base64url')
  return `_${digest.replace(/[-_]/g, '').slice(0, 3)}`
}

/**
 * Links the style sheets of parts that only the server renders: `import './hero.linked.css'` brings the rules of
 * `hero.module.css` without its class names, which would be code for the browser that nothing there uses.
 */
function linkedSheets(): Plugin {
  const linked = /\.linked\.css$/
  let config: ResolvedConfig
  return {
    name: 'galaxy:linked-sheets',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: {
      filter: { id: linked },
      handler: (id, importer) => (importer ? resolve(dirname(importer), id) : undefined)
    },
    load: {
      filter: { id: linked },
      async handler(id) {
        const file = id.replace(linked, '.module.css')
        this.addWatchFile(file)
        const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
        return code
      }
    }
  }
}

/** Everything that the build, the development server and the tests need for the styles of components. */
export function componentStyles(): Plugin[] {
  return [
    {
      name: 'galaxy:component-styles',
      config: () => ({
        css: {
          modules: { generateScopedName: classNameInPage },
          postcss: { plugins: [globalData({ files: ['src/styles/media.css'] }), customMedia()] }
        }
      })
    },
    linkedSheets()
  ]
}
