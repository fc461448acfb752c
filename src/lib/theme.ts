import { themeKey } from '~/contract/cookies'

export type Theme = 'light' | 'dark'

/** Colour of the browser's own frame: `--paper` of each theme in tokens.css, which a test compares. */
export const paperOf: Readonly<Record<Theme, string>> = { light: '#fcfdfe', dark: '#081a3f' }

export function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

/** The theme on screen; the boot script set it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paperOf[theme])
}

/** Shows the other theme and keeps the choice. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  applyTheme(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be refused (private windows); the choice then lasts as long as the page.
  }
}

/** Follows the system while the visitor has not chosen. Returns a function that stops. */
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
