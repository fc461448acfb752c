import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useLocale } from '~/lib/locale'
import { markupKey } from './served-nodes'
import { serverMarkup } from './server-markup'

/**
 * Caches the HTML of elements that every page has, such as the links of the footer, on the server. Undefined in the browser, which
 * renders and hydrates them as usual. `name` must include every input of the content besides the locale.
 */
export const useCachedMarkup = createIsomorphicFn()
  .server((name: string, content: () => ReactNode): string | undefined => {
    const router = useRouter()
    const key = markupKey(name, useLocale())
    return serverMarkup(key, () => renderToString(<RouterContextProvider router={router}>{content()}</RouterContextProvider>))
  })
  .client((_name: string, _content: () => ReactNode): string | undefined => undefined)
