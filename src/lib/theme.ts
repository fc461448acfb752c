import { themeKey } from '~/contract/cookies'
import { readStored, writeStored } from './storage'

type Theme = 'light' | 'dark'

/** Browser chrome color (`theme-color`): `--paper` of each theme in tokens.css. A test compares them. */
export const themeColors: Readonly<Record<Theme, string>> = { light: '#fcfdfe', dark: '#081a3f' }

function storedTheme(): Theme | undefined {
  const stored = readStored('local', themeKey)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** The current theme. The boot script sets it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', themeColors[theme])
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  applyTheme(theme)
  writeStored('local', themeKey, theme)
}

/** Follows the system theme until the visitor chooses one. Returns a function that stops it. */
export function followSystemTheme(): () => void {
  const stored = storedTheme()
  if (stored) applyTheme(stored)
  const system = matchMedia('(prefers-color-scheme: dark)')
  const listener = () => {
    if (!storedTheme()) applyTheme(system.matches ? 'dark' : 'light')
  }
  system.addEventListener('change', listener)
  return () => system.removeEventListener('change', listener)
}
