import { deferred } from '~/lib/deferred'

const callbackPattern = /^[\w_]+$/

/** The name that existing clients give the function which the script calls. */
const newCallback = (): string => `bd__editor__${Math.floor(Math.random() * 2 ** 31).toString(36)}`

/**
 * Loads a value from another origin by a script that calls a function with it (JSONP, spec §7). The policy of the page admits
 * the script from the configured server only.
 * @param address with a query
 * @throws if the script does not call the function in time
 */
export function loadByScript(address: string, timeout: number, callback = newCallback()): Promise<unknown> {
  if (!callbackPattern.test(callback)) throw new Error('The name of the callback is no identifier')
  const { promise, resolve, reject } = deferred<unknown>()
  const script = document.createElement('script')
  const timer = setTimeout(() => reject(new Error('The script did not arrive in time')), timeout)
  Reflect.set(window, callback, resolve)
  script.addEventListener('error', () => reject(new Error('The script could not be loaded')))
  // A script that has run without a call will not make one.
  script.addEventListener('load', () => reject(new Error('The script did not call the function')))
  script.src = `${address}&callback=${callback}`
  document.head.append(script)
  return promise.finally(() => {
    clearTimeout(timer)
    script.remove()
    // A script that arrives too late still calls it.
    Reflect.set(window, callback, () => undefined)
  })
}
