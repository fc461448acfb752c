import type { Handler, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { foreignPage } from '../../src/contract/guards'
import { isLocale, type Locale, languageKey, languageMaxAge, originalLocale } from '../../src/contract/locale'
import type { Edge } from '../edge'

/** The stored choice where it is a supported locale, else the host's default, else the original language. */
export function localeOf(stored: string | undefined, hostDefault: Locale | undefined): Locale {
  return isLocale(stored) ? stored : (hostDefault ?? originalLocale)
}

export function locale(): MiddlewareHandler<Edge> {
  return async function locale(c, next) {
    c.set('locale', localeOf(getCookie(c, languageKey), c.get('profile').defaultLocale))
    await next()
  }
}

/**
 * `POST /language` (form field `language`): the switch for a browser without JavaScript. Stores a supported locale and
 * returns to the page it came from, named by its path alone, so the redirect stays on this host; where that page does not
 * exist in the language, to the one nearest to it.
 */
export function setLanguage(): Handler<Edge> {
  return async function setLanguage(c) {
    const wanted = (await c.req.parseBody()).language
    if (!isLocale(wanted)) return c.text('Unsupported language', 400)
    setCookie(c, languageKey, wanted, {
      path: '/',
      maxAge: languageMaxAge,
      sameSite: 'Lax',
      secure: c.req.url.startsWith('https:')
    })
    const path = returnPath(c.req.header('Referer'), c.req.url)
    return c.redirect(foreignPage(path.replace(/\?.*$/, ''), wanted)?.nearest ?? path, 303)
  }
}

function returnPath(referrer: string | undefined, requestUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '/'
  const from = new URL(referrer)
  // A path that starts with two slashes would name another host.
  return from.origin === new URL(requestUrl).origin && !/^\/[/\\]/.test(from.pathname) ? from.pathname + from.search : '/'
}
