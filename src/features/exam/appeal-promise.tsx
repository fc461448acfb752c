import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'

/** Within how many working days staff answers an appeal; nothing where the vendor promises nothing. */
export function AppealPromise({ days }: { days: number }) {
  return days === 0 ? null : <p className="muted">{phrased(m.exam_result_appeal_days({ days }))}</p>
}
