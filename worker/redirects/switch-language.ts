import type { Handler } from 'hono'
import { setCookie } from 'hono/cookie'
import { pageInOtherLanguage } from '../../src/contract/guards'
import { isLocale, languageKey, languageMaxAge } from '../../src/contract/locale'
import type { Edge } from '../edge'
import { redirect } from './redirect'

/**
 * `POST /language` (form field `language`): switches the language for a browser without JavaScript. Stores a supported locale and
 * redirects to the path of the `Referer`, on this host; if that page does not exist in the language, to its substitute.
 */
export function switchLanguage(): Handler<Edge> {
  return async function switchLanguage(c) {
    const wanted = (await c.req.parseBody()).language
    if (!isLocale(wanted)) return c.text('Unsupported language', 400)
    setCookie(c, languageKey, wanted, {
      path: '/',
      maxAge: languageMaxAge,
      sameSite: 'Lax',
      secure: c.req.url.startsWith('https:')
    })
    const path = returnPath(c.req.header('Referer'), c.req.url)
    return redirect(c, pageInOtherLanguage(path.replace(/\?.*$/, ''), wanted)?.nearest ?? path, 'language-switched', 303)
  }
}

function returnPath(referrer: string | undefined, requestUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '/'
  const from = new URL(referrer)
  // A path that starts with two slashes would name another host.
  return from.origin === new URL(requestUrl).origin && !/^\/[/\\]/.test(from.pathname) ? from.pathname + from.search : '/'
}
