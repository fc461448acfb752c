import { createIsomorphicFn } from '@tanstack/react-start'
import { importOnline } from '~/lib/chunk-reload'
import { deferred } from '~/lib/deferred'
import { redirectTo } from '~/lib/redirect'
import type { DownloadConsent } from './download-consent'
import { type Downloadable, fileAddress } from './files'

type DownloadConsentModule = { default: typeof DownloadConsent }

let loaded: typeof DownloadConsent | undefined
const arrival = deferred<DownloadConsentModule>()

/** Loads the consent form's chunk; rejects when the chunk cannot be fetched. */
export async function loadDownloadConsent(): Promise<void> {
  loaded = (await importOnline(() => import('./download-consent'))).DownloadConsent
  arrival.resolve({ default: loaded })
}

/** The component, if its chunk has already been loaded. */
export const loadedDownloadConsent = (): typeof DownloadConsent | undefined => loaded

/**
 * The module for React's `lazy`. It never rejects: if the chunk cannot be fetched, the server's form stays usable, and the next
 * page with a consent form tries again.
 */
export function downloadConsentModule(): Promise<DownloadConsentModule> {
  loadDownloadConsent().catch(() => undefined)
  return arrival.promise
}

/** Addresses of the files whose consent form is on the page, hydrated or not. */
const registered = new Set<string>()

/** Records that a file's consent form is on the page; the returned function removes the record. */
export function registerDownloadConsent(file: Downloadable): () => void {
  const address = fileAddress(file)
  registered.add(address)
  return () => void registered.delete(address)
}

/**
 * Loads the consent form before the browser renders a file's page by itself. If the chunk cannot be fetched, the server renders
 * the page instead, because its form posts without scripts. A form that is already on the page stays.
 * @throws (rejects) the redirect to the server's page
 */
export const prepareDownloadConsent = createIsomorphicFn()
  .server(async (_: Downloadable): Promise<void> => undefined)
  .client(async (file: Downloadable): Promise<void> => {
    const href = fileAddress(file)
    if (registered.has(href)) return
    try {
      await loadDownloadConsent()
    } catch {
      throw redirectTo({ href, reloadDocument: true }, 'form-code-missing')
    }
  })
