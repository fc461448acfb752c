import { useBrowserValue } from '~/lib/use-browser-value'

const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** IANA name of the visitor's time zone; undefined on the server and without scripts. */
export const useVisitorZone = (): string | undefined => useBrowserValue<string | undefined>(zoneOfBrowser, undefined)
