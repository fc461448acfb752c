/** A promise with its `resolve` and `reject`. Replaces `Promise.withResolvers`, which the oldest supported browsers lack. */
export function deferred<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => undefined
  let reject: (reason?: unknown) => void = () => undefined
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise
    reject = rejectPromise
  })
  return { promise, resolve, reject }
}
