import * as v from 'valibot'
import { type ReceivedConfig, successState } from '~/contract/editor-server'
import { parseUrl } from '~/contract/parse-url'
import { actionAddress, editorServer, isForeign, loadConfig } from './server'

/** Milliseconds that the server may take to fetch the remote images of a paste (spec §9). */
const catchTimeout = 60_000

/** Other servers of the vendor may leave out the rest, and call a failure what they like. */
const caughtSchema = v.object({
  list: v.array(v.object({ state: v.string(), source: v.string(), url: v.optional(v.string(), '') }))
})

/**
 * Has the server fetch images.
 * @returns addresses by source; those that could not be fetched are missing
 * @throws if there is no answer within 60 s
 */
export async function catchImages(sources: readonly string[]): Promise<Map<string, string>> {
  const config = await loadConfig()
  const server = editorServer()
  const answer = await fetch(actionAddress(server, config.catcherActionName), {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams(sources.map((source) => [`${config.catcherFieldName}[]`, source])),
    credentials: isForeign(server) ? 'include' : 'same-origin',
    signal: AbortSignal.timeout(catchTimeout)
  })
  const { list } = v.parse(caughtSchema, await answer.json())
  const caught = list.filter(({ state, url }) => state === successState && url !== '')
  return new Map(caught.map(({ source, url }) => [source, config.catcherUrlPrefix + url]))
}

/** Whether an image stays where it is: on this site, or a host that the configuration names. */
export function isLocalImage(
  { catcherLocalDomain }: Pick<ReceivedConfig, 'catcherLocalDomain'>,
  source: string,
  page: Location | URL
): boolean {
  const url = parseUrl(source, page.href)
  if (!url) return false
  const { host, hostname, protocol } = url
  return (
    /^https?:$/.test(protocol) &&
    (host === page.host || catcherLocalDomain.some((domain) => domain === hostname || domain === host))
  )
}
