import { test as base, type ConsoleMessage, expect } from '@playwright/test'

export { expect }

/** Host names under which a local run answers: in Chinese, in Chinese as its own host, in English. */
type Host = 'localhost' | 'cn.galaxy.localhost' | 'www.galaxy.localhost'

/** Address of a path at one of the local hosts. */
export function at(path: string, host: Host = 'localhost'): string {
  return `http://${host}:${process.env.SITE_PORT}${path}`
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
        if (port !== process.env.SITE_PORT || !hostname.endsWith('localhost')) troubles.push(`foreign request: ${request.url()}`)
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
