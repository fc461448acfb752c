import { useSyncExternalStore } from 'react'
import { m } from '~/paraglide/messages'
import { Sheet } from '~/ui/sheet'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** A notice while the browser is offline (spec §4). */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true
  )
  return (
    <div className="offline" role="status">
      {!isOnline && (
        <Sheet className="offline-row">
          <span className="i-lucide-wifi-off" aria-hidden="true" />
          <p>{m.shell_offline()}</p>
        </Sheet>
      )}
    </div>
  )
}
