import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import unocss from '@unocss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './scripts/chunks.ts'
import { documents } from './scripts/documents/plugin.ts'
import { lateScripts } from './scripts/late-scripts.ts'
import { makeLocal, stateFolder } from './scripts/local-config.ts'
import { messages } from './scripts/messages.ts'
import { searchIndex } from './scripts/search/plugin.ts'

// Start's own protection covers `*.server.*` and `*.client.*`; this adds the folders that the app must not import.
// The browser needs the types of the tables of calls and none of their schemas (decision 028).
const importProtection = {
  behavior: 'error' as const,
  client: { files: ['**/*.server.*', 'worker/**', 'services/**', 'src/contract/api/**'] },
  server: { files: ['**/*.client.*', 'worker/**', 'services/**'] }
}

export default defineConfig(({ command }) => {
  // The build is exactly what is deployed; only the development server adds what a local run has besides.
  const overlay = command === 'serve' ? makeLocal : undefined
  return {
    resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
    // The WebAuthn library has a polyfill run before what needs it; bundled without this, it would run after.
    environments: {
      galaxy_passport: { build: { rolldownOptions: { output: { strictExecutionOrder: true } } } }
    },
    plugins: [
      messages(),
      chunks(),
      documents(),
      searchIndex(),
      unocss(),
      cloudflare({
        viteEnvironment: { name: 'ssr' },
        persistState: { path: stateFolder },
        config: overlay,
        auxiliaryWorkers: ['passport', 'main', 'outbox'].map((service) => ({
          configPath: `services/${service}/wrangler.toml`,
          config: overlay
        }))
      }),
      tanstackStart({
        importProtection,
        // What a loader needs would otherwise be fetched with every page (decision 020).
        router: { codeSplittingOptions: { defaultBehavior: [['component', 'loader']] } }
      }),
      lateScripts(),
      react()
    ]
  }
})
