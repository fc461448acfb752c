import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import unocss from '@unocss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserTargets, checkBuiltIns } from './scripts/browser-targets.ts'
import { chunks } from './scripts/chunks.ts'
import { componentStyles } from './scripts/component-styles.ts'
import { deskRoutes } from './scripts/desk-routes.ts'
import { documents } from './scripts/documents/plugin.ts'
import { grammar } from './scripts/grammar.ts'
import { icons } from './scripts/icons.ts'
import { joinedMessages } from './scripts/joined-messages.ts'
import { lateScripts } from './scripts/late-scripts.ts'
import { makeLocal, shareVars } from './scripts/local-config.ts'
import { messages } from './scripts/messages.ts'
import { stateFolder } from './scripts/resources.ts'
import { root } from './scripts/root.ts'
import { searchIndex } from './scripts/search/plugin.ts'
import { words } from './scripts/words/plugin.ts'

// Start protects `*.server.*` and `*.client.*` itself; these are the other folders that the app must not import.
// The browser needs only the types of the tables of calls, not their schemas (decision 028).
const importProtection = {
  behavior: 'error' as const,
  client: { files: ['**/*.server.*', 'hosts/**', 'worker/**', 'services/**', 'src/contract/api/**'] },
  server: { files: ['**/*.client.*', 'hosts/**', 'worker/**', 'services/**'] }
}

export default defineConfig(({ command }) => {
  // The build is exactly what is deployed; only the development server adds the local workers.
  const overlay = (config: Parameters<typeof makeLocal>[0]) => {
    shareVars(config)
    if (command === 'serve') makeLocal(config)
  }
  return {
    resolve: { alias: { '~': join(root, 'src') } },
    // Vite reads the target of styles here for all environments.
    build: { cssTarget: browserTargets.cssTarget },
    // The WebAuthn library's polyfill must run before the code that needs it; bundled without this, it would run after.
    environments: {
      client: { build: browserTargets },
      galaxy_passport: { build: { rolldownOptions: { output: { strictExecutionOrder: true } } } }
    },
    worker: { plugins: () => [grammar()] },
    plugins: [
      messages(),
      // The desk has a build of its own.
      command === 'build' ? joinedMessages() : deskRoutes(),
      chunks(),
      componentStyles(),
      documents(),
      grammar(),
      icons(),
      searchIndex(),
      unocss(),
      words(),
      cloudflare({
        viteEnvironment: { name: 'ssr' },
        persistState: { path: stateFolder },
        config: overlay,
        auxiliaryWorkers: ['passport', 'main', 'exam', 'outbox'].map((service) => ({
          configPath: `services/${service}/wrangler.toml`,
          config: overlay
        }))
      }),
      tanstackStart({
        importProtection,
        // Otherwise every page would fetch the modules of every loader (decision 020).
        router: { codeSplittingOptions: { defaultBehavior: [['component', 'loader']] } }
      }),
      lateScripts(),
      checkBuiltIns(),
      react()
    ]
  }
})
