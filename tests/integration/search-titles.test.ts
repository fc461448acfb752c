import { expect, test } from 'vitest'
import { sharedSite } from '../support/site.ts'
import { fromEach, sitemapOf } from '../support/sitemap.ts'
import { visitors } from '../support/visitors.ts'

/* Every page of the sitemap is found by its title, whether it comes from the build or from main. */

const site = await sharedSite()

/** The page that a search lists for a path: a filtered list is found as the whole list, and a paper's download as the paper. */
const foundAt = (path: string): string =>
  path
    .replace(/^\/center\/video\?type=\w+$/, '/center/video')
    .replace(/^\/center\/download\?type=research&id=(\d+)$/, '/center/research?id=$1')

const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

test.each(visitors)('%s: the title of every page of the sitemap finds it among the first three', async (_, visitor) => {
  const paths = await sitemapOf(site, visitor.host ?? 'localhost')
  expect(paths.length).toBeGreaterThan(150)
  const missed = await fromEach(paths, async (path) => {
    const { body } = await site.visit(path, visitor)
    const title = unescaped(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '')
      .replace(/ \| [^|]*$/, '')
      .replace(/^(下载：|Download: )/, '')
    const results = await site.visit(`/search?q=${encodeURIComponent(title)}`, visitor)
    const found = [...results.body.matchAll(/<h3><a href="([^"#]+)/g)].slice(0, 3).map(([, href = '']) => unescaped(href))
    return found.includes(foundAt(path)) ? [] : [{ path, title, found }]
  })
  expect(missed.flat()).toEqual([])
})
