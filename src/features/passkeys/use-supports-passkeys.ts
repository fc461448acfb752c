import { useSyncExternalStore } from 'react'
import { supportsPasskeys } from './ceremony'

const never = () => () => {}

/** Whether the browser supports passkeys; false on the server. */
export function useSupportsPasskeys(): boolean {
  return useSyncExternalStore(never, supportsPasskeys, () => false)
}
