import type { Page } from '@playwright/test'

interface Places {
  /** Links to states of the page, one of which is marked. */
  marks: string
  /** What changes with the state. */
  content: string
}

/**
 * Watches which link of a page is marked while it shows what, change by change.
 * @returns reads the pairs that were seen, each once; undefined once the document was replaced
 */
export async function watchShownStates(page: Page, places: Places): Promise<() => Promise<string[] | undefined>> {
  await page.evaluate(({ marks, content }) => {
    const seen = new Set<string>()
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim())
    const look = () => seen.add(`${texts(`${marks} [aria-current]`).join('+')}: ${texts(content).join(', ')}`)
    look()
    new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
    Reflect.set(window, 'shownStates', seen)
  }, places)
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'shownStates')
      return seen instanceof Set ? [...seen].map(String) : undefined
    })
}
