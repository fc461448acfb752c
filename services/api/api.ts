import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { m } from '../../src/paraglide/messages'
import { Refusal, refuse } from './answer'
import { logUnexpected } from './log'

/** Bytes. Larger bodies are rejected before they are parsed. */
export const maxBodyBytes = 64 * 1024

interface ApiOptions {
  files?: string
  uploads?: string
  bodyLimits?: Readonly<Record<string, number>>
}

/**
 * A Hono app with the conventions of the services: every answer is `{status, data?, error?, field?}` with the HTTP status equal
 * to the body's, in the language of the request, and never cached. The caller adds the routes.
 * @param files path prefix of file routes, which answer HEAD and set their own `Cache-Control`
 * @param uploads path of the route that limits its streamed bodies itself
 * @param bodyLimits limits in bytes by path, for calls that need more than `maxBodyBytes`
 */
export function createApi({ files = '', uploads, bodyLimits = {} }: ApiOptions = {}): Hono {
  const app = new Hono()
  app.use(answerHeaders)
  app.use(getIsNotHead(files))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.filter((method) => method !== 'HEAD').join(', '))
        return refuse(c, new Refusal(405, m.service_method_not_allowed))
      }
    })
  )
  const limited = limitBodies(bodyLimits)
  app.use((c, next) => (c.req.path === uploads ? next() : limited(c, next)))
  app.notFound((c) => refuse(c, new Refusal(404, m.service_not_found)))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    logUnexpected(error, c.req)
    return refuse(c, new Refusal(500, m.service_unexpected))
  })
  return app
}

function limitBodies(limits: Readonly<Record<string, number>>): MiddlewareHandler {
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, new Refusal(413, m.service_too_large)) })
  const usual = limitOf(maxBodyBytes)
  const larger = Object.entries(limits).map(([path, maxSize]) => ({ path, limit: limitOf(maxSize) }))
  return function limitBodies(c, next) {
    const { limit } = larger.find(({ path }) => c.req.path.startsWith(path)) ?? { limit: usual }
    return limit(c, next)
  }
}

const answerHeaders: MiddlewareHandler = async function answerHeaders(c, next) {
  await next()
  if (!(c.res.ok || c.res.status === 304) || !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
  c.header('X-Content-Type-Options', 'nosniff')
}

/** Rejects HEAD, which Hono would answer by running the GET route: some GETs of spec §7 have effects (logout, get-code). */
function getIsNotHead(files: string): MiddlewareHandler {
  return async function getIsNotHead(c, next) {
    if (c.req.raw.method !== 'HEAD' || (files !== '' && c.req.path.startsWith(files))) return next()
    throw new Refusal(405, m.service_method_not_allowed)
  }
}
