import { useSyncExternalStore } from 'react'

/** The time zone does not change while the page is open. */
const never = () => () => undefined
const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** IANA name of the visitor's time zone; undefined on the server and without scripts. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(never, zoneOfBrowser, () => undefined)
}
