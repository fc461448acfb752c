import { parentPort } from 'node:worker_threads'
import { importModule } from './module-runner.ts'
import type { ThreadAnswer, ThreadCall } from './thread.ts'

/* The thread of `thread.ts`. */

const answer = async ({ path, name, args }: ThreadCall): Promise<unknown> => {
  const module = await importModule<Readonly<Record<string, (...args: readonly unknown[]) => unknown>>>(path)
  return module[name]?.(...args)
}

parentPort?.on('message', (call: ThreadCall) => {
  answer(call).then(
    (value) => parentPort?.postMessage({ id: call.id, value } satisfies ThreadAnswer),
    (error: unknown) => parentPort?.postMessage({ id: call.id, error } satisfies ThreadAnswer)
  )
})
