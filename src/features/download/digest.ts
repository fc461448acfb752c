/** Message from the worker: bytes done, or the digest; undefined if the file could not be read. */
export type DigestMessage = { done: number } | { sha256: string | undefined }

/**
 * Computes a file's SHA-256 in a worker: 64 lower-case hexadecimal digits.
 * @throws (rejects) if the file cannot be read, or with the signal's reason if aborted
 */
export function computeDigest(file: File, { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void }) {
  // Includes WebAssembly, so it loads only when a visitor checks a file.
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
