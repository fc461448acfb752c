import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { isLocale, type Locale, languageKey, originalLocale } from '../../src/contract/locale'
import type { Edge } from '../edge'

/** The stored locale if it is supported, otherwise the host's default, otherwise the original locale. */
export function localeOf(stored: string | undefined, hostDefault: Locale | undefined): Locale {
  return isLocale(stored) ? stored : (hostDefault ?? originalLocale)
}

export function locale(): MiddlewareHandler<Edge> {
  return async function locale(c, next) {
    c.set('locale', localeOf(getCookie(c, languageKey), c.get('profile').defaultLocale))
    await next()
  }
}
