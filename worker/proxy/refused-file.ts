import type { Context } from 'hono'
import { rowsOf } from '../../src/contract/api/call'
import { apiTables } from '../../src/contract/api/tables'
import { m } from '../../src/paraglide/messages'
import type { Edge } from '../edge'
import { errorPage } from '../error-page'
import type { Target } from './addresses'
import type { Forwarded } from './forward'

const filePaths = Object.entries(apiTables).flatMap(([api, tables]) =>
  tables.flatMap(rowsOf).flatMap(({ path, call }) => {
    const pattern = path.replace(/:\w+\{(.+)\}$|:\w+/g, (_, rest?: string) => rest ?? '[^/]+')
    return call.isFile ? [{ api, pattern: new RegExp(`^${pattern}$`) }] : []
  })
)

const isFile = (target: Target): boolean => filePaths.some(({ api, pattern }) => api === target.api && pattern.test(target.path))

/**
 * The page that tells a person who opens the address of a file why there is none: the API's answer is for programs. Undefined for
 * any other answer, and for a program.
 */
export async function refusedFile(c: Context<Edge>, target: Target, forwarded: Forwarded): Promise<Response | undefined> {
  const isPerson = c.req.header('Accept')?.includes('text/html') === true
  if (!isPerson || forwarded.kind !== 'json' || !isFile(target)) return undefined
  const { status, headers, answer } = forwarded
  const text = answer?.error
  if (status < 400 || !text) return undefined
  const locale = c.get('locale')
  const [path, link] =
    target.api === 'main' ? ['/center/download', m.nav_downloads({}, { locale })] : ['/', m.edge_back_home({}, { locale })]
  headers.set('Content-Type', 'text/html; charset=UTF-8')
  const page = await errorPage(c, { status, text, locale, path, link })
  return new Response(page.toString(), { status, headers })
}
