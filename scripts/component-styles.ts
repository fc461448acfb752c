import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { type CSSOptions, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { root } from './root.ts'

/*
 * CSS modules of components: the class names of `hero.module.css` are scoped and short, its types are generated beside it, and
 * breakpoints are custom media queries.
 */

/**
 * The scoped name of a class. Three characters distinguish the few hundred classes of a page; a readable name would be sent
 * twice, in the style sheet and in the markup.
 */
export function scopedClassName(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${relative(root, file)} ${name}`)
    .digest('base64url')
  return `_${digest.replace(/[-_]/g, '').slice(0, 3)}`
}

/**
 * `import './hero.linked.css'` adds the rules of `hero.module.css` without exporting its class names. For components that only
 * the server renders: in the browser the names would be unused code. With `?url` it is the address of a style sheet that the
 * component links where its part of the page begins, and may also name a list of modules (`plates.css`).
 */
function linkedSheets(): Plugin {
  const linked = /\.linked\.css(?=$|\?)/
  let config: ResolvedConfig
  return {
    name: 'galaxy:linked-sheets',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: {
      filter: { id: linked },
      handler(id, importer) {
        // The browser of a developer asks by the address within the project.
        if (id.startsWith('/src/')) return join(root, id)
        return importer ? resolve(dirname(importer), id) : undefined
      }
    },
    load: {
      filter: { id: linked },
      async handler(id) {
        // Vite makes a file of it, and imports it without this query.
        if (id.endsWith('?url')) return
        const rules = modulesOf(id.replace(/\?.*$/, '').replace(linked, '')).map(async (file) => {
          this.addWatchFile(file)
          const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
          return code
        })
        return (await Promise.all(rules)).join('\n')
      }
    }
  }
}

/** The module of this name, or those that the list of this name imports. */
function modulesOf(name: string): string[] {
  if (existsSync(`${name}.module.css`)) return [`${name}.module.css`]
  const imports = readFileSync(`${name}.css`, 'utf8').matchAll(/^@import "(.+)";$/gm)
  return [...imports].map(([, file = '']) => resolve(dirname(name), file))
}

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * Repeats generated content without its text alternative before it (`content: "›" / ""`). Safari has read alternatives since 17.4
 * and drops a declaration that has one.
 */
const plainContent: PostcssPlugin = {
  postcssPlugin: 'galaxy:plain-content',
  Declaration: {
    content(declaration) {
      const plain = /^(.+?)\s*\/\s*"[^"]*"$/.exec(declaration.value)?.[1]
      const before = declaration.prev()
      const isThere = before?.type === 'decl' && before.prop === 'content' && before.value === plain
      if (plain !== undefined && !isThere) declaration.cloneBefore({ value: plain })
    }
  }
}

/** Plugins for the styles of components, in the build, the development server and the tests. */
export function componentStyles(): Plugin[] {
  return [
    {
      name: 'galaxy:component-styles',
      config: () => ({
        css: {
          modules: { generateScopedName: scopedClassName },
          postcss: { plugins: [globalData({ files: ['src/styles/media.css'] }), customMedia(), plainContent] }
        }
      })
    },
    linkedSheets()
  ]
}
