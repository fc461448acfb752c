import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

export { expect }

/** Host names under which a local run answers: in Chinese, in Chinese as its own host, in English. */
export type Host = 'localhost' | 'cn.galaxy.localhost' | 'www.galaxy.localhost'

/** Address of a path at one of the local hosts. */
export function at(path: string, host: Host = 'localhost'): string {
  return `http://${host}:${process.env.SITE_PORT}${path}`
}

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string, host?: Host): Promise<void> {
  await alive(page, () => page.goto(at(path, host)))
}

/**
 * Does what leads to a page, and waits until that page stands at its place and answers to clicks: the report of its view is the
 * first thing that it does by itself once it is alive. The page itself is asked for it: that of the page before may still be seen.
 */
export async function alive(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => performance.clearResourceTimings())
  await act()
  await page.waitForFunction(() => {
    const { promise, resolve } = Promise.withResolvers<true>()
    const isReport = ({ name }: PerformanceEntry) => name.endsWith('/api/page-view')
    // The one source that a clock of Playwright's leaves as it is.
    new PerformanceObserver((seen) => seen.getEntries().some(isReport) && resolve(true)).observe({
      type: 'resource',
      buffered: true
    })
    return promise
  })
}

/** Keeps back whatever the page asks of these addresses; returns what lets it in, then and from then on. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface Watch {
  /** Troubles that this test provokes on purpose; every other one fails it. */
  expectTrouble: (pattern: RegExp) => void
}

/**
 * `test` with a page that is watched: a console error or warning, an uncaught error, a CSP violation, a failed request,
 * or a request to another origin fails the test.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const troubles: string[] = []
      const expected: RegExp[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A navigation away aborts what the page was still loading; that is no failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          troubles.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
        }
      })
      page.on('request', (request) => {
        const { protocol, port, hostname } = new URL(request.url())
        if (['data:', 'blob:'].includes(protocol)) return
        if (![process.env.SITE_PORT, process.env.SITE_WITHOUT_MAIN_PORT].includes(port) || !hostname.endsWith('localhost'))
          troubles.push(`foreign request: ${request.url()}`)
      })
      await page.exposeFunction('reportViolation', (text: string) => troubles.push(`CSP violation: ${text}`))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, 'reportViolation')
          if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
        })
      })
      await use({ expectTrouble: (pattern) => expected.push(pattern) })
      const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      expect(unexpected, 'the page stayed free of troubles').toEqual([])
    },
    { auto: true }
  ]
})
