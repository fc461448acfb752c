import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { DataCenterCache } from '../hosts/ports'
import { type BuildStatement, buildStatementAddress } from '../src/contract/build-statement'
import { sessionEndAddress } from '../src/contract/cookies'
import { previewPath } from '../src/contract/desk-entries'
import { pageViewAddress } from '../src/contract/page-view'
import { assistants, assistantsLimits, assistantsOrigins, assistantsPath } from './assistants'
import { buildStatement } from './build-statement'
import { cachedPages } from './cached-pages/cached-pages'
import { dataCenterEntries } from './cached-pages/data-center'
import { desk } from './desk'
import type { Edge } from './edge'
import { entryPreview, openPreview } from './entry-preview'
import type { Env } from './env'
import { answerError } from './errors'
import { markdownVariant } from './markdown/variant'
import { accessLog, dataPointOf } from './middleware/access-log'
import { documentsOnly } from './middleware/documents-only'
import { drainBody } from './middleware/drain-body'
import { locale } from './middleware/locale'
import { pageHeaders } from './middleware/page-headers'
import { sameOrigin } from './middleware/same-origin'
import { securityHeaders } from './middleware/security-headers'
import { session } from './middleware/session'
import { site } from './middleware/site'
import { outbox } from './outbox'
import { pageViews } from './page-views'
import { postForm } from './posted-form'
import { postedForms } from './posted-forms'
import { apiProxy, privateQueryAddresses } from './proxy/api'
import { currentBanner, expireAfterChanges, publishedContent } from './published-content'
import { pathRedactor } from './redact-path'
import { redirectAliases } from './redirects/aliases'
import { canonicalPaths } from './redirects/canonical-paths'
import { guards } from './redirects/guards'
import { oldDocuments } from './redirects/old-documents'
import { switchLanguage } from './redirects/switch-language'
import { type RenderPage, render } from './render'
import { sessionEnd } from './session-end'

interface Parts {
  env: Env
  /** Undefined if the platform has none. */
  dataCenterCache?: DataCenterCache | undefined
  renderPage: RenderPage
  /** Published at `buildStatementAddress`. */
  statement: BuildStatement
  /** Receives the lines of the log, without line ends. */
  log: (line: string) => void
  /** File names of the app's routes. The log keeps only path segments derived from them. */
  routeFiles: readonly string[]
  /** Guards by path; tests can replace the contract's table. */
  guardedPaths?: Readonly<Record<string, string>>
}

/** Limit of the bodies that the edge parses, so that none fills the isolate's memory. */
const smallBody = bodyLimit({ maxSize: 8 * 1024, onError: (c) => c.text('Content too large', 413) })

/** Limit of a form: 2,000 characters of up to 12 bytes each when URL-encoded, and a few short fields. */
const formBody = bodyLimit({ maxSize: 32 * 1024, onError: (c) => c.text('Content too large', 413) })

/** The pipeline that answers every request: the access log, the page cache and Hono's middleware. */
export function createApp({ env, dataCenterCache, renderPage, statement, log, routeFiles, guardedPaths }: Parts) {
  const app = new Hono<Edge>()
  const redactPath = pathRedactor(routeFiles)
  const content = publishedContent(env)
  const banner = currentBanner(content.current)

  const { REQUESTS } = env
  const access = accessLog({
    write: log,
    redactPath,
    count: REQUESTS && ((answered) => REQUESTS.writeDataPoint(dataPointOf(answered)))
  })
  const pages = cachedPages({
    current: content.current,
    profiles: env.SITE_HOSTS,
    dataCenter: dataCenterCache && env.DEPLOYMENT && dataCenterEntries(dataCenterCache, env.DEPLOYMENT.id),
    revalidate: async (request, { loggedIn }, context) =>
      app.fetch(request, { exchange: access.exchangeOf(request), revalidation: { loggedIn } }, context)
  })

  // A request for a fresh cached page is answered before the pipeline, whose steps cost more than the page.
  const fetch = access.logged((request, context, exchange) => {
    const repeated = pages.repeat(request, context)
    if (!repeated) return app.fetch(request, { exchange }, context)
    exchange.isCached = true
    return repeated
  })
  app.use(access.step)
  app.use((c, next) => {
    c.set('fetchPage', async (request) => app.fetch(request, { exchange: access.exchangeOf(request) }, c.executionCtx))
    return next()
  })
  app.use(pages.step)
  app.use(drainBody())
  app.use(securityHeaders(env))
  app.use(site(env.SITE_HOSTS))
  // Before any step that reads a cookie.
  app.use(assistantsPath, assistantsOrigins(), assistantsLimits(env), formBody)
  app.post(assistantsPath, assistants(env, renderPage))
  app.use(oldDocuments())
  app.use(locale())
  app.use(session())
  app.use(entryPreview())
  app.use(guards(guardedPaths))
  app.use(redirectAliases())
  app.use(canonicalPaths(routeFiles))
  app.use(sameOrigin(env.SITE_HOSTS))

  app.post('/language', smallBody, switchLanguage(env.SITE_HOSTS))
  app.post(pageViewAddress, smallBody, pageViews(env, redactPath))
  app.post(sessionEndAddress, smallBody, sessionEnd())
  for (const form of postedForms) app.post(form.path, formBody, banner, postForm(form, env, renderPage))
  app.get(buildStatementAddress, buildStatement(statement))
  app.get('/__outbox', outbox(env))
  app.get('/__outbox/messages', outbox(env))
  app.get('/__openapi/:api', outbox(env))
  app.get(`${previewPath}:token`, openPreview(env))
  for (const address of privateQueryAddresses) app.post(address, smallBody)
  app.use(expireAfterChanges(content.expire))
  app.use(apiProxy(env))

  app.use(documentsOnly())
  app.use(desk(env))
  app.use(pageHeaders())
  app.use(banner)
  app.use(markdownVariant(env, renderPage, guardedPaths))
  app.all('*', render(env, renderPage))

  app.onError(answerError(log))
  return { fetch, routes: app.routes }
}
