import * as v from 'valibot'
import { type Finding, faultOf } from './doctor'

/* The few requests after a deployment or a rollback that show whether the site works for visitors. They change nothing. */

const profilesSchema = v.array(v.object({ origin: v.string(), defaultLocale: v.string() }))

/** A call of each service that needs no login, through the edge. Passport refuses its call without a login, which is an answer. */
const calls = ['/api/main/slideshow/list', '/api/exam/public/outline', '/api/passport/galaxy/user/current-user']

/** Milliseconds for each request. */
const timeout = 20_000

/** Every answer of an API has its status in its body as well. */
const answerSchema = v.object({ status: v.number() })

const get = (url: URL) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })

async function probe(what: string, act: () => Promise<string | undefined>): Promise<Finding> {
  try {
    const fault = await act()
    return fault === undefined ? { probe: what } : { probe: what, fault }
  } catch (error) {
    return { probe: what, fault: faultOf(error) }
  }
}

/** Asks for the home page of a profile in its language, and for the first script or style that the page names. */
async function tryProfile(origin: string, locale: string): Promise<Finding[]> {
  let asset: string | undefined
  const page = await probe(`${origin}/ in ${locale}`, async () => {
    const answer = await get(new URL('/', origin))
    const html = await answer.text()
    if (answer.status !== 200) return `it answers ${answer.status}`
    asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(html)?.[1]
    if (!html.includes(`<html lang="${locale}"`)) return `the page is not in ${locale}`
    if (asset === undefined) return 'the page names no script and no style'
  })
  if (asset === undefined) return [page]
  const address = new URL(asset, origin)
  const file = await probe(`${address}`, async () => {
    const answer = await get(address)
    await answer.body?.cancel()
    if (answer.status !== 200) return `it answers ${answer.status}`
  })
  return [page, file]
}

const tryCall = (url: URL): Promise<Finding> =>
  probe(`${url}`, async () => {
    const answer = await get(url)
    const text = await answer.text()
    if (answer.status >= 500) return `it answers ${answer.status}`
    if (!v.is(v.pipe(v.string(), v.parseJson(), answerSchema), text))
      return `it answers ${answer.status} without an answer of the API`
  })

/** @param hosts SITE_HOSTS of the edge */
export async function smokeTest(hosts: unknown): Promise<Finding[]> {
  const profiles = v.parse(profilesSchema, hosts)
  const found = await Promise.all([
    ...profiles.map(({ origin, defaultLocale }) => tryProfile(origin, defaultLocale)),
    // All profiles are one worker, so the services are asked through the first.
    ...profiles.slice(0, 1).flatMap(({ origin }) => calls.map(async (path) => [await tryCall(new URL(path, origin))]))
  ])
  return found.flat()
}
