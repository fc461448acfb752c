import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useLocale } from '~/lib/locale'
import { keyOf } from './served-nodes'
import { madeByServer } from './server-markup'

/**
 * Caches, on the server, the HTML of elements that every page has, such as the links of the footer. Undefined in the browser, which
 * renders and hydrates them as usual. The name must differ for each input besides the locale.
 */
export const useCachedMarkup = createIsomorphicFn()
  .server((name: string, content: () => ReactNode): string | undefined => {
    const router = useRouter()
    const key = keyOf(name, useLocale())
    return madeByServer(key, () => renderToString(<RouterContextProvider router={router}>{content()}</RouterContextProvider>))
  })
  .client((_name: string, _content: () => ReactNode): string | undefined => undefined)
