import { progressSchema } from '~/contract/exam'
import { formTimeout } from '~/contract/limits'
import { type ApiError, callExam } from '~/lib/api'
import { readDeviceProgress, writeDeviceProgress } from './device-progress'

interface AccountProgress {
  lessons: readonly string[]
  /** When each was completed, in the order of the lessons. */
  times: readonly number[]
  /** Number of lessons that the device handed over. */
  handedOver: number
}

// The page says that the progress is missing, so only an ended session shows its usual message.
const quiet = { timeout: formTimeout, suppressErrorToast: ({ status }: ApiError) => status !== 403 }

let loading: Promise<AccountProgress> | undefined

/**
 * The account's completed lessons. Those that the device kept before the login are added to the account first, and removed
 * from the device once the account has them. The shell and the training page may ask at the same time; the lessons are handed
 * over once.
 * @throws ApiError
 */
export function loadAccountProgress(): Promise<AccountProgress> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<AccountProgress> {
  const kept = readDeviceProgress()
  if (kept.length === 0) {
    const progress = await callExam({ call: 'GET /training/progress', data: progressSchema, ...quiet })
    return { ...progress, handedOver: 0 }
  }
  const progress = await callExam({
    call: 'POST /training/progress',
    json: { completed: kept, reopened: [] },
    data: progressSchema,
    ...quiet
  })
  writeDeviceProgress(readDeviceProgress().filter((id) => !kept.includes(id)))
  return { ...progress, handedOver: kept.length }
}

/** Marks one lesson in the account as completed or open. @throws ApiError */
export async function saveLesson(id: string, isCompleted: boolean): Promise<void> {
  await callExam({
    call: 'POST /training/progress',
    json: isCompleted ? { completed: [id], reopened: [] } : { completed: [], reopened: [id] },
    data: progressSchema,
    timeout: formTimeout
  })
}
