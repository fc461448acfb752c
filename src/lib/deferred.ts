/** A promise with the functions that end it, as `Promise.withResolvers` makes it: that is newer than the oldest browsers of the site. */
export function deferred<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => undefined
  let reject: (reason?: unknown) => void = () => undefined
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise
    reject = rejectPromise
  })
  return { promise, resolve, reject }
}
