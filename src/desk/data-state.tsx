import type { ReactNode } from 'react'
import type { AsyncData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'

interface Props<Data> {
  result: AsyncData<Data>
  onRetry: () => void
  /** Shown if the record does not exist. */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the data as soon as it is there; before, that it is being loaded, or that it could not be, with a button to retry. */
export function DataState<Data>({ result, onRetry, missing, children }: Props<Data>) {
  if (result.state === 'ready') return children(result.data)
  if (result.state === 'loading') {
    return (
      <p className="desk-notice" aria-busy="true">
        {m.desk_loading()}
      </p>
    )
  }
  if (result.state === 'missing') return missing ?? <NoAccess />
  return (
    <div className="desk-notice" role="alert">
      <p>{m.desk_not_loaded()}</p>
      <Button isSmall onClick={onRetry}>
        {m.desk_retry()}
      </Button>
    </div>
  )
}

/** Services hide their calls from an account that lost its role. A new document lets the edge decide what it may still open. */
const NoAccess = () => (
  <p className="desk-notice" role="alert">
    {m.desk_no_access()} <a href="/desk">{m.desk_to_start()}</a>
  </p>
)
