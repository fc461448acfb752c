import { useOnline } from '~/lib/use-online'
import { m } from '~/paraglide/messages'
import { Sheet } from '~/ui/sheet'

/** A notice while the browser is offline (spec §4). */
export function OfflineNotice() {
  const isOnline = useOnline()
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
