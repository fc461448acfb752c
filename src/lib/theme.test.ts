import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './theme'

test('the colour of the browser’s frame is the paper of each theme', () => {
  const [light = '', dark = ''] = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').split(
    '[data-theme="dark"]'
  )
  expect(light).toContain(`--paper: ${themeColors.light};`)
  expect(dark).toContain(`--paper: ${themeColors.dark};`)
})
