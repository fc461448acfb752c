/** The hash sent instead of a password (spec §3): SHA-256, 64 lower-case hexadecimal digits. */
export function hashPassword(password: string): Promise<string> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  const hash = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.onerror = () => reject(new Error('The password could not be hashed'))
    worker.postMessage(password)
  })
  return hash.finally(() => worker.terminate())
}
