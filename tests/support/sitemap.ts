import type { TestSite } from './site.ts'

/** Paths of the pages of the sitemap of a host, with their queries. */
export async function sitemapOf(site: Pick<TestSite, 'call'>, host: string): Promise<string[]> {
  const { body } = await site.call('/sitemap.xml', { host })
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/** Goes through the paths with a few requests at a time: with all at once, pages would wait longer than they wait for data. */
export async function fromEach<Value>(paths: readonly string[], act: (path: string) => Promise<Value>): Promise<Value[]> {
  const waiting = paths.entries()
  const values: Value[] = []
  const work = async () => {
    for (const [at, path] of waiting) values[at] = await act(path)
  }
  await Promise.all([work(), work(), work()])
  return values
}
