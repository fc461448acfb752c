import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'

/** In place of a part whose code or data could not be fetched, with a button to fetch it again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="q-actions" role="alert">
      <p>{text}</p>
      <Button isSmall onClick={onRetry}>
        {m.queries_retry()}
      </Button>
    </div>
  )
}
