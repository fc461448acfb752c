import { createSHA256 } from 'hash-wasm'
import type { DigestMessage } from './digest'

/*
 * Hashes one file, a piece at a time, so that memory holds a piece and not the file. In a worker: the page stays alive
 * meanwhile, and only a worker whose file name begins with `hash-worker-` may compile WebAssembly (public/_headers).
 */

/** Milliseconds between two reports of how far it is. */
const reportInterval = 100

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    self.postMessage({ sha256: await digest(file) } satisfies DigestMessage)
  } catch {
    // The file was moved, or changed while it was read.
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
