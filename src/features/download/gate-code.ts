import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { loadOnline } from '~/lib/chunk-reload'
import { type Downloadable, fileAddress } from './files'
import type { Gate } from './gate'

type GateModule = { default: typeof Gate }

let loaded: typeof Gate | undefined
const arrival = Promise.withResolvers<GateModule>()

/** Brings the code of the gate; rejects where it cannot be had. */
export async function loadGate(): Promise<void> {
  loaded = (await loadOnline(() => import('./gate'))).Gate
  arrival.resolve({ default: loaded })
}

/** The gate, where its code is there already. */
export const gateAtHand = (): typeof Gate | undefined => loaded

/**
 * The code of the gate, once it has come. Never rejects: where it cannot be fetched the server's form stays as it is, and the
 * next page that has the gate asks again.
 */
export function arrivalOfGate(): Promise<GateModule> {
  loadGate().catch(() => undefined)
  return arrival.promise
}

/** Addresses of the files whose gate is on the page, alive or not. */
const shown = new Set<string>()

/** Says that the gate of a file is on the page; returns what says that it is gone. */
export function noteGate(file: Downloadable): () => void {
  const address = fileAddress(file)
  shown.add(address)
  return () => void shown.delete(address)
}

/**
 * Has the gate of a file there before a page that the browser makes is shown. Where it cannot be had the server brings the page,
 * with a form that posts by itself; one that is there already stays.
 * @throws (rejects) the redirect to the server's page
 */
export const prepareGate = createIsomorphicFn()
  .server(async (_: Downloadable): Promise<void> => undefined)
  .client(async (file: Downloadable): Promise<void> => {
    const href = fileAddress(file)
    if (shown.has(href)) return
    try {
      await loadGate()
    } catch {
      throw redirect({ href, reloadDocument: true })
    }
  })
