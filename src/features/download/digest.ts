/** What the worker says: how many bytes are done, or the digest; undefined where the file could not be read. */
export type DigestMessage = { done: number } | { sha256: string | undefined }

/**
 * SHA-256 of a file, 64 lower-case hexadecimal digits, made in a worker.
 * @throws (rejects) where the file cannot be read to its end, and with the signal's reason where it is given up
 */
export function digestOf(file: File, { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void }) {
  // With WebAssembly: fetched by whoever checks something.
  const worker = new Worker(new URL('./hash-worker-file.ts', import.meta.url), { type: 'module' })
  const digest = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('The file could not be read'))
    worker.onmessage = ({ data }: MessageEvent<DigestMessage>) => {
      if ('done' in data) onProgress(data.done)
      else if (data.sha256 === undefined) fail()
      else resolve(data.sha256)
    }
    worker.onerror = fail
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(file)
  })
  return digest.finally(() => worker.terminate())
}
