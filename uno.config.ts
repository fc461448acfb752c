import presetIcons from '@unocss/preset-icons'
import presetMini from '@unocss/preset-mini'
import { defineConfig } from '@unocss/vite'

/** Lucide icons as CSS masks (`i-lucide-…`), and small layout utilities. Everything else is in the components' own CSS. */
export default defineConfig({
  presets: [
    presetMini({ preflight: 'on-demand' }),
    presetIcons({
      mode: 'mask',
      extraProperties: { display: 'inline-block', width: '1em', height: '1em', 'vertical-align': '-0.125em', flex: 'none' }
    })
  ]
})
