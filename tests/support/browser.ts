import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { slowDown } from './slow-network.ts'

export { expect }

/** Host names of a local run: Chinese, Chinese as a host of its own, English. */
export type Host = 'localhost' | 'cn.galaxy.localhost' | 'www.galaxy.localhost'

/** Address of a path at one of the local hosts. */
export function at(path: string, host: Host = 'localhost'): string {
  return `http://${host}:${process.env.SITE_PORT}${path}`
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string, host?: Host): Promise<void> {
  await untilHydrated(page, () => page.goto(at(path, host)))
}

/** Reloads the page until it shows a publication or withdrawal, which takes up to a minute (decision 049). */
export async function openUntilPublished(page: Page, address: string, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await isShown()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}

/**
 * Navigates by `act` and waits until the new page is hydrated. A hydrated page first reports its view; the function observes that
 * report, because the DOM may still be the previous page's.
 */
export async function untilHydrated(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => performance.clearResourceTimings())
  await act()
  await page.waitForFunction(() => {
    const { promise, resolve } = Promise.withResolvers<true>()
    const isReport = ({ name }: PerformanceEntry) => name.endsWith('/api/page-view')
    // PerformanceObserver is unaffected by Playwright's fake clock.
    new PerformanceObserver((seen) => seen.getEntries().some(isReport) && resolve(true)).observe({
      type: 'resource',
      buffered: true
    })
    return promise
  })
}

/** Delays requests to these addresses until the returned function is called. */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface Watch {
  /** Allows the errors that the test provokes on purpose. Every other error fails it. */
  expectError: (pattern: RegExp) => void
}

/** A page whose errors are recorded: console errors and warnings, uncaught errors, CSP violations and so on. */
interface WatchedPage {
  page: Page
  /** Returns the errors since the last call. */
  takeErrors: () => string[]
  /** Resets the page, except for its process; returns false if that is not possible. */
  renew: () => Promise<boolean>
}

/** A browser context shared sequentially by tests with the same options. */
interface SharedContext {
  context: BrowserContext
  /** The page of the next test. */
  takePage: () => Promise<WatchedPage>
  /** Resets the context, except for its HTTP cache. */
  clear: (isPassed: boolean) => Promise<void>
}

interface Options {
  /** For tests that install a fake clock, which cannot be removed from a context. */
  ownContext: boolean
}

/** Origins whose storage tests may write. */
const origins = () =>
  (['localhost', 'cn.galaxy.localhost', 'www.galaxy.localhost'] satisfies Host[]).flatMap((host) =>
    [process.env.SITE_PORT, process.env.SITE_WITHOUT_MAIN_PORT].map((port) => `http://${host}:${port}`)
  )

/** Methods with effects that outlast a test. */
const lasting = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'on',
  'once',
  'route',
  'setExtraHTTPHeaders',
  'setViewportSize'
]

/** Calls `notice` before each method with lasting effects. */
function noticeChanges(object: Page | BrowserContext, notice: () => void): void {
  for (const name of lasting) {
    const method: unknown = Reflect.get(Object.getPrototypeOf(object), name)
    if (typeof method !== 'function') continue
    Reflect.set(object, name, (...args: unknown[]) => {
      notice()
      return Reflect.apply(method, object, args)
    })
  }
}

async function openWatched(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage()
  const errors: string[] = []
  const visited = new Set<string>()
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Navigating away aborts requests, which is not a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      errors.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
    }
  })
  page.on('request', (request) => {
    const { protocol, port, hostname } = new URL(request.url())
    if (['data:', 'blob:'].includes(protocol)) return
    if (![process.env.SITE_PORT, process.env.SITE_WITHOUT_MAIN_PORT].includes(port) || !hostname.endsWith('localhost'))
      errors.push(`foreign request: ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && URL.canParse(frame.url())) visited.add(new URL(frame.url()).origin)
  })
  await slowDown(page)
  await page.exposeFunction('reportViolation', (text: string) => errors.push(`CSP violation: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  const devtools = await context.newCDPSession(page)
  let isChanged = false
  for (const changing of [page, context]) {
    noticeChanges(changing, () => {
      isChanged = true
    })
  }
  return {
    page,
    takeErrors: () => errors.splice(0),
    renew: async () => {
      if (isChanged || page.isClosed()) return false
      // Session storage belongs to the page, and only a document of its origin can clear it. Navigating there also stops the
      // test's document.
      for (const origin of visited) {
        if (!origins().includes(origin)) return false
        await page.goto(`${origin}/favicon.svg`)
        await page.evaluate(() => sessionStorage.clear())
      }
      visited.clear()
      await page.evaluate(() => Reflect.set(window, 'name', ''))
      await devtools.send('Page.resetNavigationHistory')
      // Resets the pointer position for the next document.
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
      errors.length = 0
      return true
    }
  }
}

async function share(context: BrowserContext): Promise<SharedContext> {
  context.clock.install = () => Promise.reject(new Error('A test with a clock sets `ownContext`.'))
  // Clears the storage from this page after the test's pages are closed, because a page may write on unload.
  const keeper = await context.newPage()
  const devtools = await context.newCDPSession(keeper)
  let current: WatchedPage | undefined
  return {
    context,
    takePage: async () => {
      current ??= await openWatched(context)
      return current
    },
    clear: async (isPassed) => {
      await context.setOffline(false)
      if (!isPassed || !(await current?.renew())) current = undefined
      const pages = context.pages().filter((page) => page !== keeper && page !== current?.page)
      await Promise.all(pages.map((page) => page.close()))
      await Promise.all([
        context.clearCookies(),
        context.clearPermissions(),
        ...origins().map((origin) => devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }))
      ])
    }
  }
}

interface Fixtures {
  watch: Watch
  watched: WatchedPage
}

/**
 * `test` with a page that is watched: a console error or warning, an uncaught error, a CSP violation, a failed request,
 * or a request to another origin fails the test.
 *
 * The tests of a process share one browser context per set of options, so that the scripts stay in its HTTP cache. They also share
 * its page, unless a test leaves a trace in it (decisions 034, 047).
 */
export const test = base.extend<Options & Fixtures, { sharedContexts: Map<string, Promise<SharedContext>>; host: undefined }>({
  ownContext: [false, { option: true }],
  /** Each process runs tests of one project only, so a variable can hold its site. */
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use, { project }) => {
      if (project.name === 'node') {
        process.env.SITE_PORT = process.env.SITE_ON_NODE_PORT
        process.env.SITE_GRANTS = process.env.SITE_ON_NODE_GRANTS
      }
      await use(undefined)
    },
    { scope: 'worker', auto: true }
  ],
  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' }
  ],
  watched: async (
    { browser, ownContext, sharedContexts, javaScriptEnabled, viewport, hasTouch, timezoneId, reducedMotion },
    use,
    info
  ) => {
    if (ownContext) {
      const context = await browser.newContext()
      await use(await openWatched(context))
      await context.close()
      return
    }
    const key = JSON.stringify([javaScriptEnabled, viewport, hasTouch, timezoneId, reducedMotion])
    const creating = sharedContexts.get(key) ?? browser.newContext().then(share)
    sharedContexts.set(key, creating)
    const { takePage, clear } = await creating
    await use(await takePage())
    await clear(info.status === info.expectedStatus)
  },
  context: async ({ watched }, use) => use(watched.page.context()),
  page: async ({ watched }, use) => use(watched.page),
  watch: [
    async ({ watched }, use) => {
      const expected: RegExp[] = []
      await use({ expectError: (pattern) => expected.push(pattern) })
      const unexpected = watched.takeErrors().filter((error) => !expected.some((pattern) => pattern.test(error)))
      expect(unexpected, 'unexpected errors of the page').toEqual([])
    },
    { auto: true }
  ]
})
