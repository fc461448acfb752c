import { useSyncExternalStore } from 'react'

/** A zone does not change under a page. */
const never = () => () => undefined
const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** IANA name of the visitor's time zone; undefined on the server and without scripts, where nobody knows it. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(never, zoneOfBrowser, () => undefined)
}
