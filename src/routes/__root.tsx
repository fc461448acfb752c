/// <reference types="vite/client" />
import 'virtual:uno.css'
import conditionalSheet from '~/styles/conditional.css?url'
import latinFont from '~/styles/fonts/latin.woff2?url'
import '~/styles/index.css'
import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { Banner } from '~/contract/banner'
import { brand } from '~/contract/brand'
import { addressAfterLogin, refusingGuard } from '~/contract/guards'
import { originalLocale } from '~/contract/locale'
import type { PublicSite } from '~/contract/site'
import { fetchAnalytics } from '~/features/shell/analytics-script'
import { bootScript } from '~/features/shell/boot-script'
import { rememberEarlyInput } from '~/features/shell/early-input'
import { fetchLateScripts } from '~/features/shell/late-scripts'
import { ErrorPage, NotFoundPage } from '~/features/shell/message-page'
import { Shell } from '~/features/shell/shell'
import { requireLogin } from '~/lib/account-modal'
import { edgeContext } from '~/lib/edge-context'
import { loadPhrasedMarkup } from '~/lib/load-phrased-markup'
import { currentLocale, useLocale } from '~/lib/locale'
import { showNoticeIfOtherLanguage } from '~/lib/other-language'
import type { PageIndexing } from '~/lib/page-address'
import { addressHead } from '~/lib/page-head'
import { redirectTo } from '~/lib/redirect'
import { type Session, useUserKey } from '~/lib/session'
import { themeColors } from '~/lib/theme'
import { currentVisitor } from '~/lib/visitor'
import { m } from '~/paraglide/messages'

/** Context of the edge from the first response; the browser keeps it for the whole visit. */
interface RootContext {
  site?: PublicSite
  /** The banner above the navigation; it stays for the whole visit. */
  banner?: Banner | undefined
  /** Whether the build shows samples of the vendor's facts. */
  isDemonstration?: boolean
  /** The session as rendered by the server. */
  session: Session
  /** Set by a route whose page has a second address or is outdated. */
  indexing?: PageIndexing
}

export const Route = createRootRouteWithContext<RootContext>()({
  beforeLoad: async ({ location, preload, matches }) => {
    const guard = refusingGuard(location.pathname, currentVisitor())
    if (!guard) return loadPhrasedMarkup()
    // The edge has already decided for the server; a prefetch is no navigation; and a login cannot open a page that does
    // not exist.
    const isWanted = !edgeContext() && !preload && matches.at(-1)?.routeId !== '/$'
    const next = addressAfterLogin(location)
    if (isWanted && next && !currentVisitor().loggedIn) requireLogin(next)
    if (isWanted) showNoticeIfOtherLanguage(location.pathname)
    throw redirectTo({ to: '/' }, guard)
  },
  head: ({ match, matches }) => {
    const { site } = match.context
    const page = matches.at(-1)
    // A missing page has an address, but must not be indexed as one.
    const isShown = matches.every(({ status, _notFound }) => status === 'success' && !_notFound)
    const address = site && page && isShown ? addressHead(site, page, currentLocale()) : { meta: [], links: [] }
    return {
      meta: [
        { title: m.shell_site_title({ brand }) },
        { name: 'description', content: m.shell_description({ brand }) },
        ...address.meta
      ],
      links: [
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
        ...preloadedFont(),
        conditionalStyles,
        ...address.links
      ]
    }
  },
  shellComponent: Document,
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage
})

/**
 * English headlines use this font: preloading it avoids a font change while they are being read. In Chinese it would only delay the
 * style sheets, and so the first text, on a slow connection.
 */
const preloadedFont = () =>
  import.meta.env.SSR && currentLocale() !== originalLocale
    ? [{ rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' } as const]
    : []

/**
 * Few visitors print or have a contrast theme. A browser fetches a sheet whose condition does not hold with low priority, and shows
 * the page without it.
 */
const conditionalStyles = { rel: 'stylesheet', href: conditionalSheet, media: 'print, (forced-colors: active)' }

/** Remounts the page for another user, so that no data of the previous one is left on it or in its forms. */
function Page() {
  return <Outlet key={useUserKey()} />
}

function Document({ children }: { children: ReactNode }) {
  const { ssr, context } = useRouter().options
  const nonce = ssr?.nonce
  const analytics = context.site?.analyticsScriptUrl
  const locale = useLocale()
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Hot reload reads its nonce from this attribute; the router's own element has it as content. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} suppressHydrationWarning />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} suppressHydrationWarning />
        {import.meta.env.SSR && <ScriptOnce>{`${bootScript(context.banner?.id)};${rememberEarlyInput}`}</ScriptOnce>}
        <HeadContent />
      </head>
      <body>
        {/* All texts depend on the language, so a new language remounts the whole tree. */}
        <Fragment key={locale}>
          <Shell>{children}</Shell>
        </Fragment>
        <Scripts />
        {import.meta.env.SSR && <ScriptOnce>{fetchLateScripts}</ScriptOnce>}
        {import.meta.env.SSR && analytics && <ScriptOnce>{fetchAnalytics(analytics)}</ScriptOnce>}
      </body>
    </html>
  )
}
