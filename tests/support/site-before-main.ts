import { afterAll, beforeEach } from 'vitest'
import { startTestSite, type TestSite } from './site.ts'
import { startUpstream, type Upstream } from './upstream.ts'

/** The built site before a main that does what each test tells it to; both end with the file's tests. */
export async function siteBeforeMain(): Promise<{ site: TestSite; upstream: Upstream }> {
  const upstream = await startUpstream()
  const site = await startTestSite({ vars: { USER_SERVICE_BASE: upstream.url }, reachable: [upstream.url] })
  beforeEach(() => upstream.reset())
  afterAll(async () => {
    await site.close()
    await upstream.close()
  })
  return { site, upstream }
}
