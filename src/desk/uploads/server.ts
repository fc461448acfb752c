import * as v from 'valibot'
import {
  editorServerMeta,
  editorServerPath,
  type ReceivedConfig,
  receivedConfigSchema,
  refusedSchema,
  successState
} from '~/contract/editor-server'
import { openAccountModal } from '~/lib/account-modal'
import { m } from '~/paraglide/messages'
import { loadByScript } from './jsonp'

/* The website extension API as the desk uses it (spec §7): one address, and the action in the query. */

/** Milliseconds within which the configuration must be there (spec §9). */
const configTimeout = 5_000

/** An upload that failed. `text` is for the author: a notice of ours, or the state that the server answered. */
export class UploadError extends Error {
  constructor(readonly text: string) {
    super('The upload failed')
    this.name = 'UploadError'
  }
}

/** The address of the API: this site, unless the edge names a server of another origin in the document. */
export function editorServer(): URL {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${editorServerMeta}"]`)?.content
  return new URL(named ?? editorServerPath, location.href)
}

export const isForeign = (server: URL): boolean => server.origin !== location.origin

/** The address of an action. */
export function actionAddress(server: URL, action: string): URL {
  const address = new URL(server)
  address.searchParams.set('action', action)
  return address
}

/**
 * The text of a refusal; undefined if the answer is no refusal or has no text. If the session has expired, the login opens over
 * the page, as after any other call.
 */
export function refusalIn(answer: unknown): string | undefined {
  const refused = v.safeParse(refusedSchema, answer)
  if (!refused.success || refused.output.state === successState || refused.output.state === '') return undefined
  if (refused.output.status === 401) openAccountModal('login')
  return refused.output.state
}

let loaded: Promise<ReceivedConfig> | undefined

/**
 * The server's configuration, fetched once for each page; after a failure the next call asks again.
 * @throws UploadError if it does not arrive in time, or is invalid
 */
export function loadConfig(): Promise<ReceivedConfig> {
  loaded ??= fetchConfig().catch(() => {
    loaded = undefined
    throw new UploadError(m.editor_config_missing())
  })
  return loaded
}

async function fetchConfig(): Promise<ReceivedConfig> {
  const server = editorServer()
  // Existing clients send two ampersands.
  const address = `${server}?action=config&&noCache=${Date.now()}`
  if (isForeign(server)) return v.parse(receivedConfigSchema, await loadByScript(address, configTimeout))
  const answer = await fetch(address, { signal: AbortSignal.timeout(configTimeout) })
  return v.parse(receivedConfigSchema, await answer.json())
}
