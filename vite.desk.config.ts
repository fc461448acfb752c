import { join } from 'node:path'
import unocss from '@unocss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserTargets, checkBuiltIns } from './scripts/browser-targets.ts'
import { componentStyles } from './scripts/component-styles.ts'
import { deskRoutes } from './scripts/desk-routes.ts'
import { root } from './scripts/root.ts'
import { stylesWithNonce } from './scripts/styles-with-nonce.ts'
import { words } from './scripts/words/plugin.ts'

/*
 * Builds the app of the desk, after the site (decision 037). Its files are in a folder of their own, so that the visitors'
 * files are the same with and without it. The development server needs no such build: it serves the app's modules itself.
 */
const path = (relative: string) => join(root, relative)

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  resolve: {
    alias: { '~': path('src') }
  },
  build: {
    ...browserTargets,
    outDir: path('dist/client/desk'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    rolldownOptions: { input: path('src/desk/main.tsx') }
  },
  plugins: [deskRoutes(), stylesWithNonce(), checkBuiltIns(), componentStyles(), unocss(), words(), react()]
})
