import type { Handler } from 'hono'
import { setCookie } from 'hono/cookie'
import { pageInOtherLanguage } from '../../src/contract/guards'
import { isLocale, languageKey, languageMaxAge } from '../../src/contract/locale'
import { parseUrl } from '../../src/contract/parse-url'
import type { SiteProfile } from '../../src/contract/site'
import type { Edge } from '../edge'
import { ownPages } from '../middleware/same-origin'
import { redirect } from './redirect'

/**
 * `POST /language` (form field `language`): switches the language for a browser without JavaScript. Stores a supported locale and
 * redirects to the path of the `Referer`, if it is a page of this site, on the requested host; if that page does not exist in
 * the language, to its substitute.
 */
export function switchLanguage(profiles: readonly SiteProfile[]): Handler<Edge> {
  const isOwnPage = ownPages(profiles)
  return async function switchLanguage(c) {
    // A multipart body without its boundary is no form.
    const { language: wanted } = await c.req.parseBody().catch(() => ({ language: undefined }))
    if (!isLocale(wanted)) return c.text('Unsupported language', 400)
    setCookie(c, languageKey, wanted, {
      path: '/',
      maxAge: languageMaxAge,
      sameSite: 'Lax',
      secure: c.req.url.startsWith('https:')
    })
    const referrer = c.req.header('Referer')
    const path = isOwnPage(referrer, new URL(c.req.url)) ? pathOf(referrer) : '/'
    return redirect(c, pageInOtherLanguage(path.replace(/\?.*$/, ''), wanted)?.nearest ?? path, 'language-switched', 303)
  }
}

/** Path and query of an address; the home page for a path that starts with two slashes, which would name another host. */
function pathOf(address = ''): string {
  const page = parseUrl(address)
  return page && !/^\/[/\\]/.test(page.pathname) ? page.pathname + page.search : '/'
}
