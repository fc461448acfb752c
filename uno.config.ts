import presetIcons from '@unocss/preset-icons'
import presetMini from '@unocss/preset-mini'
import { defineConfig } from '@unocss/vite'
export default defineConfig({ presets: [presetMini(), presetIcons()] })
