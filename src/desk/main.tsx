/// <reference types="vite/client" />
import 'virtual:uno.css'
import '~/styles/index.css'
import './desk.css'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followPageLocale } from '~/lib/locale'
import { initSession } from '~/lib/session'
import { applyTheme, currentTheme, followSystemTheme } from '~/lib/theme'
import { DeskShell } from './desk-shell'

followPageLocale()
applyTheme(currentTheme())
followSystemTheme()
initSession({ loggedIn: true })

/*
 * The desk has no routes of its own: a page is a document, and links are plain ones. The components that it shares with the
 * site ask for a router, which gets a single route for every path.
 */
const root = createRootRoute({ component: DeskShell })
const everything = createRoute({ getParentRoute: () => root, path: '$' })
const router = createRouter({ routeTree: root.addChildren([everything]), context: { session: { loggedIn: true } } })

const container = document.getElementById('desk')
if (!container) throw new Error('The document has no place for the desk')
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
