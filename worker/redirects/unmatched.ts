import type { Context } from 'hono'
import type { Edge } from '../edge'
import { asksForDocument } from '../middleware/documents-only'
import { redirect } from './redirect'

/** A path that no route matches: a document leads home (spec §2), anything else is 404. Nothing of the address is kept. */
export const unmatched = (c: Context<Edge>): Response =>
  asksForDocument(c) ? redirect(c, '/', 'unmatched') : c.text('Not found', 404)
