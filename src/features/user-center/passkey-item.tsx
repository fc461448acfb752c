import type { Passkey } from '~/contract/passkeys'
import { RemovePasskey } from '~/features/passkeys/remove-passkey'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { formatAgo } from './moments'
import './user-center.css'

interface Props {
  passkey: Passkey
  isRemoving: boolean
  onRemove: () => void
}

/** A passkey with its name, when it was added and last used, and a button that removes it. */
export function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, isRemoving, onRemove }: Props) {
  const locale = useLocale()
  return (
    <li className="user-center-item">
      <p className="user-center-device">
        <span className="i-lucide-key-round passkeys-mark" aria-hidden="true" />
        <span className="passkeys-name">{name}</span>
      </p>
      <div className="user-center-facts">
        <p>
          {lastUsedAt === null ? (
            m.passkeys_never_used()
          ) : (
            <time dateTime={new Date(lastUsedAt).toISOString()} title={formatMoment(lastUsedAt, locale)}>
              {m.passkeys_used_on({ date: formatAgo(lastUsedAt, Date.now(), locale) })}
            </time>
          )}
        </p>
        <p className="user-center-hint">{m.passkeys_added_on({ date: formatMoment(createdAt, locale) })}</p>
      </div>
      <RemovePasskey name={name} decline={m.user_center_cancel()} isRemoving={isRemoving} onRemove={onRemove} />
    </li>
  )
}
