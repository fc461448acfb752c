import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'

/** Number of working days within which staff answers an appeal; nothing if the vendor promises none. */
export function AppealPromise({ days }: { days: number }) {
  return days === 0 ? null : <p className="muted">{phrased(m.exam_result_appeal_days({ days }))}</p>
}
