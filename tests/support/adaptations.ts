import type { Page } from '@playwright/test'
import { resize } from './layout.ts'

/* Adaptations that visitors make on every page: the colors of a contrast theme, and the spacing of text. */

/**
 * The marks that disappear in a contrast theme (`forced-colors: active`), which replaces every background with that of the page:
 * icons that have the color behind them, and the selected one of several links or buttons.
 */
export async function contrastThemeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const findings = await page.evaluate(() => {
    const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color)
    const backdropOf = (element: Element): string => {
      for (let behind = element.parentElement; behind; behind = behind.parentElement) {
        const { backgroundColor } = getComputedStyle(behind)
        if (!isTransparent(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const states = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]'
    const marks = document.querySelectorAll(`[class*="i-lucide-"], :is(a, button, [role="option"], [role="tab"]):is(${states})`)
    const seen = [...marks].filter((mark) => mark.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return seen.flatMap((mark) => {
      const { backgroundColor } = getComputedStyle(mark)
      const isHidden = isTransparent(backgroundColor) || backgroundColor === backdropOf(mark)
      return isHidden ? [`${mark.outerHTML.slice(0, 100)} in ${mark.parentElement?.outerHTML.slice(0, 100)}`] : []
    })
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return findings
}

/** The spacing that visitors may set without a loss (WCAG 2.2, 1.4.12). */
const spacing = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** The width of a page that exceeds a window of 320 pixels after a visitor widened its text spacing, and elements that cause it. */
export async function spacingFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await resize(page, { width: 320, height: 900 })
  const findings = await page.evaluate((css) => {
    // A constructed sheet needs no exception from the page's policy.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    const { scrollWidth, clientWidth } = document.documentElement
    const isScrolled = (element: Element): boolean => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5 && !isScrolled(element)
    )
    document.adoptedStyleSheets.pop()
    if (scrollWidth <= clientWidth) return []
    return [`${scrollWidth} px wide`, ...wide.slice(-4).map((element) => element.outerHTML.slice(0, 160))]
  }, spacing)
  if (before) await page.setViewportSize(before)
  return findings
}
