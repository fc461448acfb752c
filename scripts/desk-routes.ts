import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'

/** Writes the route tree of the desk from the files in `src/desk/routes`, as Start writes that of the site. */
export const deskRoutes = () =>
  tanstackRouterGenerator({ routesDirectory: 'src/desk/routes', generatedRouteTree: 'src/desk/routeTree.gen.ts' })
