import type { Context } from 'hono'
import type { Edge } from '../edge'
import { asksForDocument } from '../middleware/documents-only'
import { redirect } from './redirect'

/** Well-known addresses (RFC 8615) are asked for by programs, which would take the home page for a yes. */
const isWellKnown = (path: string) => path.startsWith('/.well-known/')

/**
 * Answers a path without a route: a document request is redirected home (spec §2), anything else is 404. The redirect
 * keeps nothing of the address.
 */
export const unmatched = (c: Context<Edge>): Response =>
  asksForDocument(c) && !isWellKnown(c.req.path) ? redirect(c, '/', 'unmatched') : c.text('Not found', 404)
