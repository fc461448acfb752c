import type { Handler } from 'hono'
import type { BuildStatement } from '../src/contract/build-statement'
import type { Edge } from './edge'

/** States the build in whose code this line is: a file beside it could already be that of a later build. */
export function buildStatement(statement: BuildStatement): Handler<Edge> {
  return function buildStatement(c) {
    return c.json(statement, 200, { 'Cache-Control': 'no-store' })
  }
}
