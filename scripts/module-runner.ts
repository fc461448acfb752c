import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRunnableDevEnvironment, type Plugin, type ResolvedConfig, type RunnableDevEnvironment, resolveConfig } from 'vite'
import { grammar } from './grammar.ts'
import { joinedMessages } from './joined-messages.ts'

/*
 * Loads any module of the project into Node through Vite, which supports features that Node lacks: the alias `~`, imports
 * without extensions, JSX, import.meta.glob (decision 030). The commands start here, and so do the plugins of
 * vite.config.ts.
 */

const root = join(import.meta.dirname, '..')

/** Drops style sheet imports of components, which have no effect outside of a page. */
export const withoutStyles: Plugin = {
  name: 'galaxy:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined)
}

/** Compiles the messages when a command asks for them in a clone where nothing has compiled them yet. */
const messagesOnDemand: Plugin = {
  name: 'galaxy:messages-on-demand',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/paraglide\/\w+$/ },
    async handler() {
      if (existsSync(join(root, 'src/paraglide/messages.js'))) return
      compiling ??= import('./messages.ts').then(({ compileMessages }) => compileMessages())
      await compiling
    }
  }
}
let compiling: Promise<unknown> | undefined

/** One runner per process, so that all modules are loaded once. It stays open for later dynamic imports. */
let environment: Promise<RunnableDevEnvironment> | undefined

/** @param path relative to the project */
export async function importModule<Module>(path: string): Promise<Module> {
  environment ??= createEnvironment()
  const { runner } = await environment
  return runner.import<Module>(join(root, path))
}

async function createEnvironment(): Promise<RunnableDevEnvironment> {
  const { NODE_ENV } = process.env
  const config = await scriptsConfig()
  // Vite sets this to `development`; a build started by this process would inherit it and ship React's development code.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const created = createRunnableDevEnvironment('scripts', config, {
    runnerOptions: { hmr: false, sourcemapInterceptor: 'node' },
    hot: false
  })
  await created.init()
  return created
}

function scriptsConfig(): Promise<ResolvedConfig> {
  return resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
      resolve: { alias: { '~': join(root, 'src') } },
      plugins: [withoutStyles, messagesOnDemand, grammar(), joinedMessages()],
      environments: {
        // Node loads packages itself.
        scripts: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] }
        }
      }
    },
    'serve'
  )
}
