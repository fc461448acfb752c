import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import unocss from '@unocss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true
    }),
    unocss(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      auxiliaryWorkers: [
        { configPath: 'services/passport/wrangler.toml' },
        { configPath: 'services/main/wrangler.toml' },
        { configPath: 'services/outbox/wrangler.toml' }
      ]
    }),
    tanstackStart(),
    react()
  ]
})
