import type { Plugin } from 'vite'

const declaration = 'export const tsrStartManifest ='

/**
 * Has the server give each page a list of its scripts in place of the tags that would fetch them at once (decision 021). The
 * development server keeps Start's own tags.
 */
export function lateScripts(): Plugin {
  return {
    name: 'galaxy:late-scripts',
    apply: 'build',
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (!code.includes(declaration)) throw new Error("Start's manifest has another form than expected.")
        return `import { listScripts } from '~/features/shell/late-scripts'
${code.replace(declaration, 'const manifestOfStart =')}
export const tsrStartManifest = () => listScripts(manifestOfStart())`
      }
    }
  }
}
