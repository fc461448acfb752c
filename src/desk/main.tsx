/// <reference types="vite/client" />
import 'virtual:uno.css'
import '~/styles/index.css'
import '~/styles/conditional.css'
import './lists.css'
import './desk.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followPageLocale } from '~/lib/locale'
import { initSession } from '~/lib/session'
import { applyTheme, currentTheme, followSystemTheme } from '~/lib/theme'
import { deskRouter } from './router'

followPageLocale()
applyTheme(currentTheme())
followSystemTheme()
initSession({ loggedIn: true })

const container = document.getElementById('desk')
if (!container) throw new Error('The document has no place for the desk')
const router = deskRouter()
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
