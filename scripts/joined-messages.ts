import { build, type Plugin } from 'vite'
import { root } from './root.ts'

const index = /\/src\/paraglide\/messages\/_index\.js$/

/**
 * Loads all messages as one module. Only the browser needs one for each, so that a page fetches its own: reading and linking
 * thousands of modules takes a server's build and a command longer than all their other modules.
 */
export function joinedMessages(): Plugin {
  let joined: Promise<string> | undefined
  return {
    name: 'galaxy:joined-messages',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name !== 'client',
    load: {
      filter: { id: index },
      async handler(id) {
        joined ??= join(id)
        // Without a map of its own: those of the bundles would repeat all messages.
        return { code: await joined, map: { mappings: '' } }
      }
    }
  }
}

/** The code of the module and of everything that it exports, except Paraglide's runtime, which it shares with other modules. */
async function join(path: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: path,
      write: false,
      target: 'esnext',
      rolldownOptions: {
        external: /runtime\.js$/,
        treeshake: false,
        // Without comments, which are longer than the messages.
        output: { minify: { compress: false, mangle: false } }
      }
    }
  })
  const outputs = 'output' in result ? result.output : []
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  if (code === '') throw new Error(`${path} could not be joined`)
  return code
}
