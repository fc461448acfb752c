import { readExerciseFragment, readQueryFragment } from '~/features/queries/fragment'
import type { Answer } from './request.ts'
import type { TestSite } from './test-site.ts'

/* A crawl of a host, from its sitemap along every link, as a visitor who is not logged in. */

interface Link {
  /** Includes the query. */
  path: string
  fragment: string
}

/** The internal links of a page. */
export function linksOf(body: string, address: string): Link[] {
  const markup = body.replaceAll(/<script\b.*?<\/script>/gs, '')
  return [...markup.matchAll(/<a\b[^>]* href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const target = new URL(href.replaceAll('&amp;', '&'), `http://site.invalid${address}`)
    // The playground's fragment holds a query or a question and names no place.
    const isQuery = readQueryFragment(target.hash) ?? readExerciseFragment(target.hash)
    const fragment = isQuery ? '' : decodeURIComponent(target.hash.slice(1))
    return target.origin === 'http://site.invalid' ? [{ path: target.pathname + target.search, fragment }] : []
  })
}

export const isPage = ({ status, headers }: Answer) =>
  status === 200 && (headers['content-type']?.startsWith('text/html') ?? false)

/** The sitemap's addresses of the host, the response of every listed or linked address, and the first page that links to it. */
export async function crawl(site: TestSite, { host, origin }: { host: string; origin: string }) {
  const sitemap = await site.call('/sitemap.xml', { host })
  const locations = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&')
  )
  const listed = locations.map((location) => location.replace(origin, ''))
  const answers = new Map<string, Answer>()
  const linkedFrom = new Map(listed.map((path) => [path, 'The sitemap']))
  const repeated: string[] = []
  const waiting = [...listed]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (answers.has(path)) continue
    let answer = await site.visit(path, { host })
    // On a busy machine a page may be rendered without its data.
    if (answer.status === 503) {
      repeated.push(path)
      answer = await site.visit(path, { host })
    }
    answers.set(path, answer)
    if (!isPage(answer)) continue
    for (const link of linksOf(answer.body, path)) {
      if (!linkedFrom.has(link.path)) linkedFrom.set(link.path, path)
      waiting.push(link.path)
    }
  }
  return { listed, answers, linkedFrom, repeated }
}
