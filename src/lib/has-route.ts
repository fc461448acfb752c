import type { AnyRouter } from '@tanstack/react-router'

/** Whether a route matches the path, except the catch-all, which redirects home. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  // A tuple: the matched chain, its parameters and the route found.
  const [, , route] = router.getMatchedRoutes(path)
  return route !== undefined && route.fullPath !== '/$'
}
