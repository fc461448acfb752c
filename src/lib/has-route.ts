import type { AnyRouter } from '@tanstack/react-router'

/** Whether a route answers the path. The catch-all does not count: it sends every other path home. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, , route] = router.getMatchedRoutes(path)
  return route !== undefined && route.fullPath !== '/$'
}
