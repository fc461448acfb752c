/** Decodes the path as the router and the upstreams do: they read `%65xam` as `exam`, so every check must too. */
export function decodedPath(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
