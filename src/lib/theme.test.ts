import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './theme'

test('the theme color equals each theme’s paper color', () => {
  const [light = '', dark = ''] = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').split(
    '[data-theme="dark"]'
  )
  expect(light).toContain(`--paper: ${themeColors.light};`)
  expect(dark).toContain(`--paper: ${themeColors.dark};`)
})
