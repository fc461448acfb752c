import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type { Locale } from '../../src/contract/locale.ts'
import type * as Markup from '../../src/features/documents/static-markup.tsx'

/** What the site adds to an author's text, in one language. */
export type Wording = ReturnType<typeof Markup.wordingOf>

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A component brings its style sheet, of which there is nothing to see here. */
const withoutStyles: Plugin = {
  name: 'galaxy:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined)
}

let markup: Promise<typeof Markup> | undefined

/**
 * The words and the frames of figures come from the site's own components and messages. Vite runs them, because Node knows
 * neither the project's aliases nor its components' style sheets. Needs the compiled messages.
 */
export async function wordingOf(locale: Locale): Promise<Wording> {
  markup ??= runnerImport<typeof Markup>(pathOf('src/features/documents/static-markup.tsx'), {
    configFile: false,
    resolve: { alias: { '~': pathOf('src') } },
    plugins: [withoutStyles]
  }).then(({ module }) => module)
  return (await markup).wordingOf(locale)
}
