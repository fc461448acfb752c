import { createSHA256, sha256 } from 'hash-wasm'
import { hasZeroBits } from '~/contract/code-proof'

/** A text to hash, or a beginning for which a number is sought whose hash has so many zero bits. */
export type HashJob = { text: string } | { prefix: string; bits: number }

/** The result of a job; undefined if the browser has no WebAssembly, as in some hardened modes. */
export type HashResult = string | undefined

/*
 * Runs in a worker because the pages' Content-Security-Policy forbids compiling WebAssembly, and a worker has the policy of
 * its own file.
 */
self.onmessage = async ({ data }: MessageEvent<HashJob>) => {
  const result = 'text' in data ? sha256(data.text) : findNonce(data.prefix, data.bits)
  // A rejection here would reach nobody: the page would wait for ever.
  self.postMessage(await result.catch((): HashResult => undefined))
}

async function findNonce(prefix: string, bits: number): Promise<string> {
  const hasher = await createSHA256()
  for (let nonce = 0; ; nonce += 1) {
    if (hasZeroBits(hasher.init().update(`${prefix}${nonce}`).digest('hex'), bits)) return String(nonce)
  }
}
