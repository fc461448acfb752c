import type { MiddlewareHandler } from 'hono'
import type { SiteProfile } from '../../src/contract/site'
import type { Edge } from '../edge'

/** Selects the host profile. An unknown host name gets the first one, so a forged Host has no effect. */
export function profileOf(hostname: string, profiles: readonly SiteProfile[]): SiteProfile | undefined {
  return profiles.find((profile) => profile.hosts.includes(hostname)) ?? profiles[0]
}

export function site(profiles: readonly SiteProfile[]): MiddlewareHandler<Edge> {
  return async function site(c, next) {
    const profile = profileOf(new URL(c.req.url).hostname, profiles)
    if (!profile) throw new Error('SITE_HOSTS is empty')
    c.set('profile', profile)
    await next()
  }
}
