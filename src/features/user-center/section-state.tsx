import type { ApiError } from '~/lib/api'
import type { AsyncData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Skeleton } from './skeleton'
import './user-center.css'

interface Props {
  state: Exclude<AsyncData<unknown>['state'], 'ready'>
  /** Count of skeleton rows. */
  rows: number
  onRetry: () => void
}

/** Sections show their own load errors, so only a 403 shows a toast and opens login (spec §4). */
export const shownInSection = { suppressErrorToast: ({ status }: ApiError) => status !== 403 }

/** Replaces a list that is not available: skeleton rows while loading, otherwise the reason and a retry button. */
export function SectionState({ state, rows, onRetry }: Props) {
  if (state === 'loading') {
    return (
      <div className="user-center-list" aria-busy="true">
        <p className="vh">{m.user_center_loading()}</p>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div className="user-center-item" key={row} aria-hidden="true">
            <p>
              <Skeleton />
            </p>
            <p>
              <Skeleton isShort />
            </p>
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className="cluster user-center-blank" role="status">
      <p>{state === 'failed' ? m.user_center_not_loaded() : m.user_center_not_available()}</p>
      {state === 'failed' && (
        <Button isSmall onClick={onRetry}>
          {m.user_center_try_again()}
        </Button>
      )}
    </div>
  )
}
