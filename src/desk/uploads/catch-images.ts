import * as v from 'valibot'
import { catchLimit, catchTimeout, type ReceivedConfig, successState } from '~/contract/editor-server'
import { scriptHeader } from '~/contract/headers'
import { parseUrl } from '~/contract/parse-url'
import { m } from '~/paraglide/messages'
import { actionAddress, editorServer, isForeign, loadConfig, refusalIn, UploadError } from './server'

/** Other servers of the vendor may leave out the rest, and have other names for a failure. */
const caughtSchema = v.object({
  list: v.array(v.object({ state: v.string(), source: v.string(), url: v.optional(v.string(), '') }))
})

interface CaughtImages {
  /** By source; those that could not be fetched are missing. */
  addresses: Map<string, string>
  /** Text for the author if the server fetches no more: the login has ended, or too many were fetched. */
  refusal?: string
}

/**
 * Has the server fetch images, in groups of as many as it fetches in one call. After a group that fails as a whole, no other group
 * is requested.
 */
export async function catchImages(sources: readonly string[]): Promise<CaughtImages> {
  const addresses = new Map<string, string>()
  try {
    const config = await loadConfig()
    for (let from = 0; from < sources.length; from += catchLimit) {
      for (const [source, address] of await catchGroup(config, sources.slice(from, from + catchLimit)))
        addresses.set(source, address)
    }
    return { addresses }
  } catch (error) {
    return { addresses, ...(error instanceof UploadError && { refusal: error.text }) }
  }
}

/** @throws UploadError for a refusal; other errors if there is no answer within 60 s */
async function catchGroup(config: ReceivedConfig, sources: readonly string[]): Promise<[source: string, address: string][]> {
  const server = editorServer()
  const answer = await fetch(actionAddress(server, config.catcherActionName), {
    method: 'POST',
    headers: { [scriptHeader]: 'XMLHttpRequest' },
    body: new URLSearchParams(sources.map((source) => [`${config.catcherFieldName}[]`, source])),
    credentials: isForeign(server) ? 'include' : 'same-origin',
    signal: AbortSignal.timeout(catchTimeout)
  })
  const json: unknown = await answer.json()
  const caught = v.safeParse(caughtSchema, json)
  if (!caught.success) throw new UploadError(refusalIn(json) ?? m.editor_upload_failed())
  return caught.output.list.flatMap(({ state, source, url }) =>
    state === successState && url !== '' ? [[source, config.catcherUrlPrefix + url]] : []
  )
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
