import { type ProofTask, type ProvedRequest, proofPrefix, writeProof } from '~/contract/code-proof'
import type { HashJob } from './hash-worker'

/** The hash sent instead of a password (spec §3): SHA-256, 64 lower-case hexadecimal digits. */
export const hashPassword = (password: string): Promise<string> => runJob({ text: password })

/** Solves the task that passport sets while many codes are sent. Takes a second or so, in the background. */
export async function proveRequest(request: ProvedRequest, { window, bits }: ProofTask): Promise<string> {
  return writeProof(window, Number(await runJob({ prefix: proofPrefix(request, window), bits })))
}

function runJob(job: HashJob): Promise<string> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  const result = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.onerror = () => reject(new Error('The hash could not be computed'))
    worker.postMessage(job)
  })
  return result.finally(() => worker.terminate())
}
