/** The path as the router and the upstreams read it: they take `%65xam` for `exam`, so every check must too. */
export function decodedPath(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
