/** What a request of the edge is for, as the figures of operations have it. Static files are answered before the edge. */
export type RequestKind = 'page' | 'api' | 'file'

/** The kind of a path; what is no API and no file is a page, also one that does not exist. */
export function kindOf(path: string): RequestKind {
  if (/^\/(api\/main\/file|public)\//.test(path)) return 'file'
  return /^\/((api|website)\/|mcp$)/.test(path) ? 'api' : 'page'
}
