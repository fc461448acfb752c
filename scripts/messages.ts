import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compile, paraglideVitePlugin } from '@inlang/paraglide-js'
import type { Plugin } from 'vite'
import { internationalLocale, originalLocale } from '../src/contract/locale.ts'
import { compactMessage } from './compact-message.ts'
import { lanes } from './lanes.ts'
import { root } from './root.ts'

type Options = Parameters<typeof paraglideVitePlugin>[0]

/** Paraglide writes all files at once, and skips without a word those that the system's limit of open files (1,024) refuses. */
const open = lanes(64)
const writeFile = open(fs.promises.writeFile)

/** A file of messages with the English texts that it lacks. The compiler would take the Chinese ones, those of the base locale. */
function withFallback(path: string): string | undefined {
  const locale = basename(dirname(path))
  const english = join(path, '../..', internationalLocale, basename(path))
  if (locale === originalLocale || !/[/\\]messages[/\\][\w-]+[/\\][\w-]+\.json$/.test(path) || !existsSync(english))
    return undefined
  const [fallback, own] = [english, path].map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}))
  return JSON.stringify({ ...fallback, ...own })
}

async function readFile(path: string, options: BufferEncoding | null = null) {
  const text = withFallback(path)
  if (text === undefined) return fs.promises.readFile(path, options)
  return options === null ? Buffer.from(text) : text
}

const shared = {
  project: './project.inlang',
  strategy: ['globalVariable', 'baseLocale'],
  fs: { ...fs, promises: { ...fs.promises, readFile, writeFile } }
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

/** Compiles the messages of a copy of the project as tests use them. @returns the folder with the modules */
export async function compileCopy(project: string): Promise<string> {
  const outdir = join(project, '.local/messages')
  await compile({ ...tests, project: join(project, 'project.inlang'), outdir })
  return outdir
}

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

/** Hash of the files from which the messages of the site are compiled. */
function hashSources(): string {
  const own = ['project.inlang/settings.json', 'scripts/messages.ts', 'node_modules/@inlang/paraglide-js/package.json']
  const hash = createHash('sha256')
  for (const path of [...globSync('messages/*/*.json', { cwd: root }).toSorted(), ...own])
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Compiles the site's messages if they have changed. Every compilation empties the folder, so the stamp is that of its files. */
export async function ensureMessages(): Promise<void> {
  const stamp = join(root, 'src/paraglide/compiled-from.txt')
  const sources = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await compile(site)
  writeFileSync(stamp, sources)
}

/** Makes the messages of the browser small: a page has hundreds. */
const compact: Plugin = {
  name: 'galaxy:compact-messages',
  // Before anything else rewrites a message in another form.
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/paraglide\/messages\/(?!_index)\w+\.js$/ },
    handler: (code) => ({ code: compactMessage(code), map: null })
  }
}

/** Compiles the messages of the site when it is built, and in the development server after each change. */
export const messages = () => [...(process.env[compiled] ? [] : [paraglideVitePlugin(site)]), compact]

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
