import type { Handler } from 'hono'
import * as v from 'valibot'
import type { Edge } from './edge'
import { loggedOut, loginOf, storeSession } from './middleware/session'

const endedLoginSchema = v.pipe(v.string(), v.parseJson(), v.object({ login: v.string() }))

/**
 * Clears the cookies with 204 if they belong to the login named in the body; otherwise answers 409. The 403 of an expired session
 * must not clear them itself: it may arrive after the cookies of a newer login.
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
