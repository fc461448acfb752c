/** Kind of a request in the statistics. Static assets are served before the worker runs. */
export type RequestKind = 'page' | 'api' | 'file'

/**
 * The kind of a path. Files are those of main; other APIs count their files as calls. Anything else is a page, even if it does not
 * exist.
 */
export function kindOf(path: string): RequestKind {
  if (/^\/(api\/main\/file|public)\//.test(path)) return 'file'
  return /^\/((api|website)\/|mcp$)/.test(path) ? 'api' : 'page'
}
