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
      <div className="centre-list" aria-busy="true">
        <p className="vh">{m.centre_loading()}</p>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div className="centre-item" key={row} aria-hidden="true">
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
    <div className="centre-blank" role="status">
      <p>{state === 'failed' ? m.centre_not_loaded() : m.centre_not_available()}</p>
      {state === 'failed' && (
        <Button isSmall onClick={onRetry}>
          {m.centre_try_again()}
        </Button>
      )}
    </div>
  )
}
