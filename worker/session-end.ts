import type { Handler } from 'hono'
import * as v from 'valibot'
import type { Edge } from './edge'
import { loggedOut, loginOf, storeSession } from './middleware/session'

const endedLoginSchema = v.pipe(v.string(), v.parseJson(), v.object({ login: v.string() }))

/**
 * Clears the cookies if they are of the login that the body names, with 204; answers 409 if they are of another. The answer to a
 * refused call cannot clear them: it may arrive after the cookies of another login.
 */
export function sessionEnd(): Handler<Edge> {
  return async function sessionEnd(c) {
    const ended = v.safeParse(endedLoginSchema, await c.req.text())
    if (!ended.success) return c.text('Not a login', 400)
    const isCurrent = loginOf(c) === ended.output.login
    if (isCurrent) storeSession(c, loggedOut)
    return c.body(null, isCurrent ? 204 : 409)
  }
}
