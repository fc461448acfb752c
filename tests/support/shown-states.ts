import type { Page } from '@playwright/test'

interface Places {
  /** Selector of the links to the page's states, one of which is marked. */
  marks: string
  /** Selector of the content that depends on the state. */
  content: string
}

/**
 * Records the marked link together with the content, after every change.
 * @returns a function that reads the distinct pairs; undefined once the document was replaced
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
