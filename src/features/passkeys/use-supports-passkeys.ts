import { useSyncExternalStore } from 'react'
import { supportsPasskeys } from './ceremony'

const never = () => () => {}

/** Whether the browser knows passkeys; false in what the server renders, which cannot know. */
export function useSupportsPasskeys(): boolean {
  return useSyncExternalStore(never, supportsPasskeys, () => false)
}
