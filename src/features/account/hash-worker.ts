import { sha256 } from 'hash-wasm'

/*
 * Runs in a worker because the pages' Content-Security-Policy forbids compiling WebAssembly, and a worker has the policy of
 * its own file.
 */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  self.postMessage(await sha256(data))
}
