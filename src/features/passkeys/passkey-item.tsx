import { useRef, useState } from 'react'
import type { Passkey } from '~/contract/passkeys'
import { formatAgo, formatMoment } from '~/features/personal-centre/moments'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'

interface Props {
  passkey: Passkey
  isRemoving: boolean
  onRemove: () => void
}

/** One passkey: its name, when it was added and last used; removed after it was confirmed. */
export function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, isRemoving, onRemove }: Props) {
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function cancel() {
    setAsked(false)
    button.current?.focus()
  }

  return (
    <li
      className="centre-item"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isAsked) cancel()
      }}
    >
      <p className="centre-device">
        <span className="i-lucide-key-round passkeys-mark" aria-hidden="true" />
        <span className="passkeys-name">{name}</span>
      </p>
      <div className="centre-facts">
        <p>
          {lastUsedAt === null ? (
            m.passkeys_never_used()
          ) : (
            <time dateTime={new Date(lastUsedAt).toISOString()} title={formatMoment(lastUsedAt, locale)}>
              {m.passkeys_used_on({ date: formatAgo(lastUsedAt, Date.now(), locale) })}
            </time>
          )}
        </p>
        <p className="centre-hint">{m.passkeys_added_on({ date: formatMoment(createdAt, locale) })}</p>
      </div>
      <Button
        ref={button}
        className="centre-button"
        aria-label={m.passkeys_remove_named({ name })}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {m.passkeys_remove()}
      </Button>
      {isAsked && (
        <div className="centre-confirm passkeys-question">
          <p>{m.passkeys_remove_question({ name })}</p>
          <div className="centre-submit">
            <Button autoFocus className="centre-danger" aria-disabled={isRemoving} onClick={onRemove}>
              {m.passkeys_remove_confirm()}
            </Button>
            <Button onClick={cancel}>{m.centre_cancel()}</Button>
          </div>
        </div>
      )}
    </li>
  )
}
