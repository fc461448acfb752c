import type { Plugin } from 'vite'

const declaration = 'export const tsrStartManifest ='

/**
 * Makes the server send each page a list of its scripts instead of the tags that would fetch them immediately (decision
 * 021). The development server keeps Start's tags.
 * @throws if Start's manifest has another name or form (docs/internals.md)
 */
export function lateScripts(): Plugin {
  let isApplied = false
  return {
    name: 'galaxy:late-scripts',
    apply: 'build',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler(code) {
        if (!code.includes(declaration)) throw new Error("Start's manifest has another form than expected.")
        isApplied = true
        return `import { listScripts } from '~/features/shell/late-scripts'
${code.replace(declaration, 'const manifestOfStart =')}
export const tsrStartManifest = () => listScripts(manifestOfStart())`
      }
    },
    generateBundle() {
      if (this.environment.name === 'ssr' && !isApplied) throw new Error("Start's manifest was not found in the server's build.")
    }
  }
}
