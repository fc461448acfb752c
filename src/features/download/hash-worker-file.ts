import { createSHA256 } from 'hash-wasm'
import type { DigestMessage } from './digest'

/*
 * Hashes a file in chunks, so that memory use stays small. It is a worker because hashing must not block the page, and
 * because only files named `hash-worker-*` may compile WebAssembly (public/_headers).
 */

/** Milliseconds between progress messages. */
const reportInterval = 100

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    self.postMessage({ sha256: await digest(file) } satisfies DigestMessage)
  } catch {
    // The file was moved or changed while reading.
    self.postMessage({ sha256: undefined } satisfies DigestMessage)
  }
}

async function digest(file: File): Promise<string> {
  const hash = await createSHA256()
  const reader = file.stream().getReader()
  let done = 0
  let reported = 0
  for (;;) {
    const { value, done: isEnd } = await reader.read()
    if (isEnd) return hash.digest()
    hash.update(value)
    done += value.byteLength
    if (performance.now() - reported < reportInterval) continue
    reported = performance.now()
    self.postMessage({ done } satisfies DigestMessage)
  }
}
