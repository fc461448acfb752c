import { Hono, type MiddlewareHandler } from 'hono'
import type { BuildStatement } from '../src/contract/build-statement'
import { internationalLocale, originalLocale } from '../src/contract/locale'
import type { SiteProfile } from '../src/contract/site'
import { createApp } from './app'
import type { Edge } from './edge'
import { type Env, parseEnv } from './env'
import type { RenderPage } from './render'

/** Two host profiles with different languages, as in `wrangler.toml`. For unit tests only. */
export const profiles: SiteProfile[] = [
  {
    hosts: ['localhost', 'cn.galaxy.example'],
    defaultLocale: originalLocale,
    origin: 'https://cn.galaxy.example',
    icp: { text: 'ICP', url: 'https://beian.example/' },
    security: { text: 'PSB', url: '' }
  },
  {
    hosts: ['www.galaxy.example'],
    defaultLocale: internationalLocale,
    origin: 'https://www.galaxy.example',
    icp: { text: 'Filing', url: '' },
    security: { text: '', url: '' }
  }
]

/** A sample build statement. */
export const statement: BuildStatement = {
  build: 'galaxy-1.2.3-0a1b2c3d',
  facts: [{ name: 'phone', state: 'filled' }],
  securityContact: { address: '', expires: '' }
}

/** The file names that `hosts/workerd/site.ts` passes to the edge. */
export const routeFiles = Object.keys(import.meta.glob('../src/routes/*'))

/** An environment whose upstreams are functions. */
export function testEnv(changes: Partial<Record<keyof Env, unknown>> = {}): Env {
  const silent = { fetch: () => Promise.resolve(Response.json({ status: 200 })) }
  return parseEnv({
    PASSPORT: silent,
    MAIN: silent,
    EXAM: silent,
    ASSETS: silent,
    USER_SERVICE_BASE: '',
    EXTENSION_API_BASE: '',
    FILE_BASE: '',
    PASSPORT_BASE: '',
    EXAM_BASE: '',
    CHATBOT_EMBED_URL: '',
    ANALYTICS_SCRIPT_URL: '',
    CLIENT_ADDRESS_HEADER: '',
    SITE_HOSTS: profiles,
    ...changes
  })
}

/** A small app of the given middleware that answers with `seen`, the variables at the end of the pipeline. */
export function testApp(...steps: MiddlewareHandler<Edge>[]) {
  const app = new Hono<Edge>()
  for (const step of steps) app.use(step)
  app.all('*', (c) => c.json({ seen: { locale: c.get('locale'), session: c.get('session'), origin: c.get('profile')?.origin } }))
  return app
}

/** Collects the promises passed to `waitUntil`, so that a test can await them. */
export function testContext() {
  const waiting: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
    passThroughOnException: () => undefined,
    props: {}
  }
  return { context, settled: () => Promise.all(waiting) }
}

/**
 * Answers banner requests with no banner and version checks with 404, because every page may trigger them; they have their own
 * tests.
 */
const withoutBanner = ({ fetch }: Env['MAIN']): Env['MAIN'] => ({
  fetch: async (request) => {
    if (request.url.endsWith('/banner/current')) return Response.json({ status: 200, data: null })
    return request.url.endsWith('/content/version') ? Response.json({ status: 404 }, { status: 404 }) : fetch(request)
  }
})

/** The whole pipeline before a fake renderer. */
export function testSite(
  renderPage: RenderPage = () => new Response('page', { headers: { 'Content-Type': 'text/html' } }),
  changes: Partial<Record<keyof Env, unknown>> = {},
  guardedPaths?: Record<string, string>
) {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const env = testEnv(changes)
  const app = createApp({
    env: { ...env, MAIN: withoutBanner(env.MAIN) },
    renderPage,
    statement,
    log,
    routeFiles,
    ...(guardedPaths ? { guardedPaths } : {})
  })
  const { context, settled } = testContext()
  const answer = (request: Request) => Promise.resolve(app.fetch(request, context))
  return {
    answer,
    /** Waits for everything that has been left to run after the answers. */
    settled,
    fetch: (path: string, init: RequestInit = {}, origin = 'http://localhost') =>
      answer(new Request(new URL(path, origin), init)),
    /** The lines of the log. */
    lines
  }
}
