import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

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

/** Opens the page until it shows what was published or withdrawn, which visitors see within a minute (decision 049). */
export async function openUntilPublished(page: Page, address: string, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await isShown()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}

/**
 * Navigates by `act` and waits until the new page is hydrated. The first thing a hydrated page does is to report its view; the
 * browser is asked for that report, because the DOM may still be that of the previous page.
 */
export async function untilHydrated(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => performance.clearResourceTimings())
  await act()
  await page.waitForFunction(() => {
    const { promise, resolve } = Promise.withResolvers<true>()
    const isReport = ({ name }: PerformanceEntry) => name.endsWith('/api/page-view')
    // A clock of Playwright's does not replace this API.
    new PerformanceObserver((seen) => seen.getEntries().some(isReport) && resolve(true)).observe({
      type: 'resource',
      buffered: true
    })
    return promise
  })
}

/** Delays every request of the page to these addresses until the function that it returns is called. */
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

/** A page that records what no test expects: console errors and warnings, uncaught errors, CSP violations and so on. */
interface WatchedPage {
  page: Page
  /** Returns the errors since the last time. */
  takeErrors: () => string[]
  /** Makes the page as good as new, except for its process; returns false if that is not possible. */
  renew: () => Promise<boolean>
}

/** A browser context used in turn by tests with the same options. */
interface SharedContext {
  context: BrowserContext
  /** The page of the next test. */
  takePage: () => Promise<WatchedPage>
  /** Resets the context, except for its HTTP cache. */
  clear: (isPassed: boolean) => Promise<void>
}

interface Options {
  /** A test that installs a clock needs a context of its own, because a clock stays in its context. */
  ownContext: boolean
}

/** Origins whose storage tests may fill. */
const origins = () =>
  (['localhost', 'cn.galaxy.localhost', 'www.galaxy.localhost'] satisfies Host[]).flatMap((host) =>
    [process.env.SITE_PORT, process.env.SITE_WITHOUT_MAIN_PORT].map((port) => `http://${host}:${port}`)
  )

/** Methods of a page, or of its context, that change it in ways that the next test would notice. */
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

/** Calls `notice` before each method of the object that makes a lasting change. */
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
    // Navigating away aborts requests of the page; that is not a failure.
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
      // The storage of a session belongs to the page; only a document of its origin can clear it. Leaving it also ends what
      // the test's document still does.
      for (const origin of visited) {
        if (!origins().includes(origin)) return false
        await page.goto(`${origin}/favicon.svg`)
        await page.evaluate(() => sessionStorage.clear())
      }
      visited.clear()
      await page.evaluate(() => Reflect.set(window, 'name', ''))
      await devtools.send('Page.resetNavigationHistory')
      // Otherwise the next document would find the pointer where the test left it.
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
      errors.length = 0
      return true
    }
  }
}

async function share(context: BrowserContext): Promise<SharedContext> {
  context.clock.install = () => Promise.reject(new Error('A test with a clock sets `ownContext`.'))
  // The storage is cleared from this page after the test's pages are closed, because a page may write when it unloads.
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
 * The tests of a process share one browser context per set of options, so that the scripts stay in its HTTP cache, and its page
 * as long as they leave no trace in it (decisions 034, 047).
 */
export const test = base.extend<Options & Fixtures, { sharedContexts: Map<string, Promise<SharedContext>>; host: undefined }>({
  ownContext: [false, { option: true }],
  /** A process runs tests of one project only, so its tests find the site of their host by the same variable. */
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
