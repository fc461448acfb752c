import { createSHA256, sha256 } from 'hash-wasm'
import { hasZeroBits } from '~/contract/code-proof'

/** A text to hash, or a beginning for which a number is sought whose hash has so many zero bits. */
export type HashJob = { text: string } | { prefix: string; bits: number }

/*
 * Runs in a worker because the pages' Content-Security-Policy forbids compiling WebAssembly, and a worker has the policy of
 * its own file.
 */
self.onmessage = async ({ data }: MessageEvent<HashJob>) => {
  self.postMessage('text' in data ? await sha256(data.text) : await findNonce(data.prefix, data.bits))
}

async function findNonce(prefix: string, bits: number): Promise<string> {
  const hasher = await createSHA256()
  for (let nonce = 0; ; nonce += 1) {
    if (hasZeroBits(hasher.init().update(`${prefix}${nonce}`).digest('hex'), bits)) return String(nonce)
  }
}
