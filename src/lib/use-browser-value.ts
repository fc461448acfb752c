import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the browser knows and that does not change while the page is open.
 * @param read must return the same value at every call
 * @param onServer the value on the server, and until the page is hydrated
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer)
