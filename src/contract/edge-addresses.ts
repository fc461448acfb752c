/** Pages of the GBCA exam that spec §2 also lists by their last segment alone. `/auth` is not among them. */
export const examAliases = ['exam', 'resource', 'result', 'training'] as const

/** Paths of old document addresses (spec §2). Whether the edge redirects `/document`, its query decides, too. */
export const oldDocumentPaths = /\/document\/*$|^\/document\/standalone(\/|$)/i

/** The path of the page for that of its Markdown (`/giProduct.md`, `/index.md`); undefined for other paths. */
export function pageOfMarkdown(path: string): string | undefined {
  if (path === '/index.md') return '/'
  return /^(\/.*[^/])\.md$/.exec(path)?.[1]
}

/** Whether the edge may redirect the path, of which the router knows nothing. Ignores case and a trailing slash, as both do. */
export const mayBeRedirected = (path: string): boolean =>
  oldDocumentPaths.test(path) || examAliases.some((alias) => path.toLowerCase().replace(/\/$/, '') === `/${alias}`)
