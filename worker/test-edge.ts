import { Hono, type MiddlewareHandler } from 'hono'
import type { BuildStatement } from '../src/contract/build-statement'
import { internationalLocale, originalLocale } from '../src/contract/locale'
import type { SiteProfile } from '../src/contract/site'
import { createApp } from './app'
import type { Edge } from './edge'
import { type Env, parseEnv } from './env'
import type { RenderPage } from './render'

/** Two host profiles with different languages, as `wrangler.toml` has them. For unit tests only. */
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

/** What a build says of itself. */
export const statement: BuildStatement = {
  build: 'galaxy-1.2.3-0a1b2c3d',
  facts: [{ name: 'phone', state: 'filled' }],
  securityContact: { address: '', expires: '' }
}

/** The names that `index.ts` gives to the edge. */
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

/** A tiny app of the given steps that answers with `seen`, what the pipeline knows at its end. */
export function testApp(...steps: MiddlewareHandler<Edge>[]) {
  const app = new Hono<Edge>()
  for (const step of steps) app.use(step)
  app.all('*', (c) => c.json({ seen: { locale: c.get('locale'), session: c.get('session'), origin: c.get('profile')?.origin } }))
  return app
}

/** The promises that `waitUntil` was given, so that a test can wait for them. */
export function testContext() {
  const waiting: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
    passThroughOnException: () => undefined,
    props: {}
  }
  return { context, settled: () => Promise.all(waiting) }
}

/** Main without a banner and without versions, for which every page may ask; tests of their own are about that. */
const withoutBanner = ({ fetch }: Env['MAIN']): Env['MAIN'] => ({
  fetch: async (request) => {
    if (request.url.endsWith('/banner/current')) return Response.json({ status: 200, data: null })
    return request.url.endsWith('/content/version') ? Response.json({ status: 404 }, { status: 404 }) : fetch(request)
  }
})

/** The whole pipeline before a stand-in for the renderer. */
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
  const answer = (request: Request) => Promise.resolve(app.fetch(request, testContext().context))
  return {
    answer,
    fetch: (path: string, init: RequestInit = {}, origin = 'http://localhost') =>
      answer(new Request(new URL(path, origin), init)),
    /** What the edge has logged. */
    lines
  }
}
