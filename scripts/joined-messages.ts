import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

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
  // Vite's own build would set NODE_ENV for everything else that the process loads.
  const bundle = await rolldown({ input: path, external: /runtime\.js$/, treeshake: false })
  try {
    // Without comments, which are longer than the messages.
    const { output } = await bundle.generate({ minify: { compress: false, mangle: false } })
    return output[0].code
  } finally {
    await bundle.close()
  }
}
