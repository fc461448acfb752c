import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useLocale } from '~/lib/locale'
import { keyOf } from './served-nodes'
import { madeByServer } from './server-markup'

/**
 * The HTML of elements that the browser renders and hydrates as usual, such as links that every page has; undefined in the browser.
 * The name includes everything that it depends on besides the locale.
 */
export const useKeptMarkup = createIsomorphicFn()
  .server((name: string, content: () => ReactNode): string | undefined => {
    const router = useRouter()
    const key = keyOf(name, useLocale())
    return madeByServer(key, () => renderToString(<RouterContextProvider router={router}>{content()}</RouterContextProvider>))
  })
  .client((_name: string, _content: () => ReactNode): string | undefined => undefined)
