import { useRef, useState } from 'react'
import type { Passkey } from '~/contract/passkeys'
import { RemovePasskey, removePasskey } from '~/features/passkeys/remove-passkey'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'

interface Props {
  passkeys: readonly Passkey[]
  onContinue: () => void
}

/**
 * The passkeys that still log in after a reset of the password, with the offer to remove them: somebody who had the old
 * password may have added one.
 */
export function PasskeyReview({ passkeys, onContinue }: Props) {
  const locale = useLocale()
  const [kept, setKept] = useState(passkeys)
  const text = useRef<HTMLParagraphElement>(null)

  const { variables: [removing] = [], mutate } = useMutation(async (id: string) => {
    await removePasskey(id)
    setKept(kept.filter((passkey) => passkey.id !== id))
    // The button disappears with the passkey.
    text.current?.focus()
  })

  return (
    <div className="acct-review">
      <p ref={text} tabIndex={-1} role="status">
        {kept.length === 0 ? m.account_review_none() : m.account_review_text()}
      </p>
      <ul>
        {kept.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="spread">
            <p>
              <b>{name}</b>
              <span className="muted">
                {m.passkeys_added_on({ date: formatMoment(createdAt, locale) })}
                {' · '}
                {lastUsedAt === null ? m.passkeys_never_used() : m.passkeys_used_on({ date: formatMoment(lastUsedAt, locale) })}
              </span>
            </p>
            <RemovePasskey
              name={name}
              decline={m.account_review_keep()}
              isRemoving={removing === id}
              onRemove={() => void mutate(id)}
            />
          </li>
        ))}
      </ul>
      <Button variant="primary" className="acct-submit" onClick={onContinue}>
        {m.account_review_continue()}
      </Button>
    </div>
  )
}
