import { type ProofTask, type ProvedRequest, proofPrefix, writeProof } from '~/contract/code-proof'
import type { HashJob, HashResult } from './hash-worker'

/**
 * The hash sent instead of a password (spec §3): SHA-256, 64 lower-case hexadecimal digits. If the worker cannot be fetched or
 * lacks WebAssembly, the browser computes it, which it can on https alone.
 * @throws Error if neither can
 */
export const hashPassword = (password: string): Promise<string> =>
  runJob({ text: password }).catch(async (error: unknown) => {
    if (!isSecureContext) throw error
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password)))
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  })

/** Solves the task that passport sets while many codes are sent. Takes a second or so, in the background. */
export async function proveRequest(request: ProvedRequest, { window, bits }: ProofTask): Promise<string> {
  return writeProof(window, Number(await runJob({ prefix: proofPrefix(request, window), bits })))
}

function runJob(job: HashJob): Promise<string> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  const result = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('The hash could not be computed'))
    worker.onmessage = ({ data }: MessageEvent<HashResult>) => (data === undefined ? fail() : resolve(data))
    worker.onerror = fail
    worker.postMessage(job)
  })
  return result.finally(() => worker.terminate())
}
