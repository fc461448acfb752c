import { sha256 } from 'hash-wasm'

/*
 * Runs in a worker of its own: the pages' Content-Security-Policy forbids compiling WebAssembly, as it should, and a
 * worker's code is held to the policy of its own file.
 */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  self.postMessage(await sha256(data))
}
