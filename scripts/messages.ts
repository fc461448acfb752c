import * as fs from 'node:fs'
import { compile, paraglideVitePlugin } from '@inlang/paraglide-js'
import type { Plugin } from 'vite'
import { lanes } from './lanes.ts'
import { root } from './root.ts'

type Options = Parameters<typeof paraglideVitePlugin>[0]

/** Paraglide writes all files at once, and skips without a word those that the system's limit of open files (1,024) refuses. */
const open = lanes(64)
const fewFilesAtOnce = { ...fs, promises: { ...fs.promises, writeFile: open(fs.promises.writeFile) } }

const shared = {
  project: './project.inlang',
  strategy: ['globalVariable', 'baseLocale'],
  fs: fewFilesAtOnce
} satisfies Partial<Options>

/**
 * Compiles one module per message, so that the browser's build can give each page its own. The types are in the comments of the
 * modules. Every program that writes here uses the same options, so that none rewrites files that another is reading.
 */
const site: Options = {
  ...shared,
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'"
}

/** Compiles one module per language: tests load a few large modules faster than two thousand small ones. */
const tests: Options = { ...shared, outdir: './.local/messages', outputStructure: 'locale-modules' }

/** Set if the command that started this program has already compiled the messages. */
const compiled = 'GALAXY_MESSAGES_COMPILED'

/**
 * Compiles the messages of the site into an empty folder, unless the command that started this one has done so.
 * @returns an environment that tells child processes not to compile them again
 */
export async function compileMessages(): Promise<NodeJS.ProcessEnv> {
  if (!process.env[compiled]) await compile(site)
  return { [compiled]: 'true' }
}

/** Compiles the messages of the site when it is built, and in the development server after each change. */
export const messages = () => (process.env[compiled] ? [] : paraglideVitePlugin(site))

/** Leads imports of the messages to those of the tests. */
export const aliasOfTests = {
  find: /^(?:~|\.\.?)(?:\/[^/]+)*\/paraglide\/(\w+)$/,
  replacement: `${root}.local/messages/$1.js`
}

/** Compiles separate messages for tests, so that tests and a build can run at the same time. */
export const messagesOfTests = () => [
  paraglideVitePlugin(tests),
  {
    name: 'galaxy:messages-of-tests',
    config: () => ({ resolve: { alias: [aliasOfTests] } })
  } satisfies Plugin
]
