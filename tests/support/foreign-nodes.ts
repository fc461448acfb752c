import type { Page } from '@playwright/test'

/* Nodes that translators and extensions put into a page before its application starts, and the text that a visitor then sees. */

/** Kind of software that changes the page. */
export type Intruder = 'translator' | 'extension'

/** Lengths of the text of a page that a visitor saw, in characters without white space. */
interface SeenText {
  /** Before anything was inserted. */
  first: number
  /** The shortest after any change of the page. */
  least: number
}

declare global {
  interface Window {
    seenText?: SeenText
  }
}

/**
 * Changes every page that is opened from now on as soon as it is parsed, before its scripts run, and measures the text of its
 * `main` after every further change.
 */
export async function insertForeignNodes(page: Page, intruders: readonly Intruder[]): Promise<void> {
  await page.addInitScript((kinds: readonly Intruder[]) => {
    /** Google Translate wraps every text in two elements. */
    const translate = (body: HTMLElement) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode } = walker
        const isShown = currentNode.parentElement?.closest('script, style, noscript, svg, select, textarea, title') === null
        if (isShown && currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode)
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
        inner.append(text)
      }
      document.documentElement.classList.add('translated-ltr')
      document.documentElement.lang = 'de'
    }
    /** Grammarly, Dark Reader, LastPass and others add attributes and elements. */
    const extend = (body: HTMLElement, main: HTMLElement) => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
      document.documentElement.setAttribute('data-darkreader-scheme', 'dark')
      body.setAttribute('data-gr-ext-installed', '')
      body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
      document.head.prepend(document.createElement('meta'))
      document.head.append(document.createElement('link'))
      for (const place of [body, main]) {
        place.prepend(document.createElement('div'))
        place.append(document.createElement('grammarly-desktop-integration'))
      }
      for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
        field.setAttribute('data-lpignore', 'true')
        field.setAttribute('data-gramm', 'false')
        const icon = document.createElement(field.localName === 'textarea' ? 'grammarly-extension' : 'div')
        icon.setAttribute('data-lastpass-icon-root', '')
        field.after(icon)
      }
    }
    // biome-ignore lint/performance/useDomNodeTextContent: text that is not displayed is not seen
    const lengthOf = (element: HTMLElement | null) => element?.innerText.replace(/\s/g, '').length ?? 0
    new MutationObserver(() => {
      const main = document.getElementById('main')
      const seen = window.seenText
      if (seen) {
        seen.least = Math.min(seen.least, lengthOf(main))
      } else if (main && document.querySelector('[data-late-scripts]')) {
        const first = lengthOf(main)
        window.seenText = { first, least: first }
        if (kinds.includes('translator')) translate(document.body)
        if (kinds.includes('extension')) extend(document.body, main)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, intruders)
}

/** The lengths of the page's text since it was parsed; undefined if they were not measured. */
export const seenText = (page: Page): Promise<SeenText | undefined> => page.evaluate(() => window.seenText)
