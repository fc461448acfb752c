import * as v from 'valibot'
import { datasetSchema } from '../../services/api/bindings'
import { logFailedJob } from '../../services/api/log'

const bindingsSchema = v.object({ OPERATIONS: v.optional(datasetSchema) })

/**
 * Runs a job of a service and writes a data point about it: `job`, its name, `done` or `failed`; milliseconds. The host on Node has
 * no dataset; it notes the runs, and why one failed, itself.
 * @throws on the platform an error without the message of the first one, which can quote a visitor and would appear in its log
 */
export async function recordRun(name: string, bindings: unknown, run: () => Promise<void>): Promise<void> {
  const { OPERATIONS } = v.parse(bindingsSchema, bindings)
  const begun = Date.now()
  if (!OPERATIONS) return run()
  const note = (outcome: 'done' | 'failed') =>
    OPERATIONS.writeDataPoint({ indexes: ['job'], blobs: ['job', name, outcome], doubles: [Date.now() - begun] })
  try {
    await run()
  } catch (error) {
    note('failed')
    logFailedJob(name, error)
    throw new Error(`The job ${name} failed`)
  }
  note('done')
}
