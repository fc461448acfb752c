import { useBrowserValue } from '~/lib/use-browser-value'
import { supportsPasskeys } from './ceremony'

/** Whether the browser supports passkeys; false on the server. */
export const useSupportsPasskeys = (): boolean => useBrowserValue(supportsPasskeys, false)
