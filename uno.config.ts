import presetIcons from '@unocss/preset-icons'
import { defineConfig } from '@unocss/vite'

/** Lucide icons as CSS masks (`i-lucide-…`). A class holds only its picture; `base.css` says once how pictures are drawn. */
export default defineConfig({
  presets: [
    presetIcons({
      mode: 'mask',
      processor: (declarations) => {
        for (const name of Object.keys(declarations)) if (name !== '--un-icon') delete declarations[name]
      }
    })
  ]
})
