import { createIsomorphicFn } from '@tanstack/react-start'
import type { Gate } from './gate'

type GateModule = { default: typeof Gate }

let loaded: typeof Gate | undefined
const arrival = Promise.withResolvers<GateModule>()

async function load(): Promise<void> {
  loaded = (await import('./gate')).Gate
  arrival.resolve({ default: loaded })
}

/** The gate, where its code is there already. */
export const gateAtHand = (): typeof Gate | undefined => loaded

/**
 * The code of the gate, once it has come. Never rejects: where it cannot be fetched the server's form stays as it is, and the
 * next page that has the gate asks again.
 */
export function arrivalOfGate(): Promise<GateModule> {
  load().catch(() => undefined)
  return arrival.promise
}

/** Has the gate there before a page that the browser makes is shown. */
export const prepareGate = createIsomorphicFn()
  .server(async (): Promise<void> => undefined)
  .client(load)
