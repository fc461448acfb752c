import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Bar } from './bar'
import './list.css'

interface Props {
  state: 'loading' | 'failed' | 'missing'
  /** Rows that stand there while loading. */
  rows: number
  onRetry: () => void
}

/** What stands in place of a list that is not there: bars of its rows, or why it is not there and what to do. */
export function SectionState({ state, rows, onRetry }: Props) {
  if (state === 'loading') {
    return (
      <div className="user-center-list" aria-busy="true">
        <p className="vh">{m.user_center_loading()}</p>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div className="user-center-item" key={row} aria-hidden="true">
            <p>
              <Bar />
            </p>
            <p>
              <Bar isShort />
            </p>
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className="user-center-blank" role="status">
      <p>{state === 'failed' ? m.user_center_not_loaded() : m.user_center_not_available()}</p>
      {state === 'failed' && (
        <Button isSmall onClick={onRetry}>
          {m.user_center_try_again()}
        </Button>
      )}
    </div>
  )
}
