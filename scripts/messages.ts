import { compile, paraglideVitePlugin } from '@inlang/paraglide-js'
import type { Plugin } from 'vite'
import { root } from './root.ts'

type Options = Parameters<typeof paraglideVitePlugin>[0]

const shared = { project: './project.inlang', strategy: ['globalVariable', 'baseLocale'] } satisfies Partial<Options>

/** A module for each message, which a bundler can leave out, and the types of all. The options are those of every program that writes here, so that none rewrites what another one is reading. */
const site: Options = {
  ...shared,
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
  emitTsDeclarations: true
}

/** A module for each language: tests load few large modules sooner than two thousand small ones. */
const tests: Options = { ...shared, outdir: './.local/messages', outputStructure: 'locale-modules' }

/** Says that the messages are compiled already, by the command that started this program. */
const compiled = 'GALAXY_MESSAGES_COMPILED'

/** Compiles the messages of the site, with their types, into an empty folder. @returns the environment of programs that need not do it again */
export async function compileMessages(): Promise<NodeJS.ProcessEnv> {
  await compile(site)
  return { [compiled]: 'true' }
}

/** Compiles the messages of the site when it is built, and in the development server after each change. */
export const messages = () => (process.env[compiled] ? [] : paraglideVitePlugin(site))

/** Gives tests messages of their own in place of those of the site, so that tests and a build can run at the same time. */
export const messagesOfTests = () => [
  paraglideVitePlugin(tests),
  {
    name: 'galaxy:messages-of-tests',
    config: () => ({
      resolve: { alias: [{ find: /^(?:~|\.\.?)(?:\/[^/]+)*\/paraglide\/(\w+)$/, replacement: `${root}.local/messages/$1.js` }] }
    })
  } satisfies Plugin
]
