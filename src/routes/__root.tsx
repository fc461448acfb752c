/// <reference types="vite/client" />
import 'virtual:uno.css'
import '~/styles/index.css'
import { createRootRoute, HeadContent, Outlet, redirect, Scripts } from '@tanstack/react-router'
import { mayPass } from '~/contract/guards'
import { edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'
import { currentVisitor } from '~/lib/visitor'

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    if (!mayPass(location.pathname, currentVisitor())) throw redirect({ to: '/' })
  },
  loader: () => {
    const context = edgeContext()
    return context ? { site: context.site, visitor: context.visitor } : undefined
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: Root
})

function Root() {
  return (
    <html lang={currentLocale()} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
