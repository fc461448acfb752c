import * as v from 'valibot'
import { datasetSchema } from '../../services/api/bindings'

const bindingsSchema = v.object({ OPERATIONS: v.optional(datasetSchema) })

/**
 * Runs a job of a service and writes a data point about it: `job`, its name, `done` or `failed`; milliseconds. The host on Node has
 * no dataset and notes the runs itself.
 */
export async function recordRun(name: string, bindings: unknown, run: () => Promise<void>): Promise<void> {
  const { OPERATIONS } = v.parse(bindingsSchema, bindings)
  const begun = Date.now()
  let outcome = 'failed'
  try {
    await run()
    outcome = 'done'
  } finally {
    OPERATIONS?.writeDataPoint({ indexes: ['job'], blobs: ['job', name, outcome], doubles: [Date.now() - begun] })
  }
}
