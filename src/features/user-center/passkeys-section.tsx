import { useRef } from 'react'
import { passkeysPerAccount } from '~/contract/limits'
import type { Passkey } from '~/contract/passkeys'
import { removePasskey } from '~/features/passkeys/remove-passkey'
import { useSupportsPasskeys } from '~/features/passkeys/use-supports-passkeys'
import type { AsyncData } from '~/lib/async-data'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { PasskeyItem } from './passkey-item'
import { SectionState } from './section-state'
import { type Action, SettingRow } from './setting-row'
import { useUserCenter } from './user-center-context'
import './user-center.css'

interface Props {
  passkeys: AsyncData<Passkey[]>
  onRetry: () => void
  onAdded: () => void
  onRemoved: (id: string) => void
}

/** The account's passkeys: remove one, or add one for this host. */
export function PasskeysSection({ passkeys, onRetry, onAdded, onRemoved }: Props) {
  const list = useRef<HTMLElement>(null)

  function showRemoved(id: string) {
    showToast({ tone: 'ok', text: m.passkeys_removed() })
    // The button disappears with the passkey, so the list takes the focus.
    list.current?.focus()
    onRemoved(id)
  }
  const { variables: [removing] = [], mutate } = useMutation(
    async (id: string) => {
      await removePasskey(id)
      showRemoved(id)
    },
    {
      // An unknown passkey was removed elsewhere.
      onError: ({ status }, id) => {
        if (status === 404) showRemoved(id)
      }
    }
  )
  if (passkeys.state !== 'ready') return <SectionState state={passkeys.state} rows={2} onRetry={onRetry} />

  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={m.passkeys_title()}>
        <p className="cluster user-center-blank">{m.passkeys_reason()}</p>
        {passkeys.data.length === 0 ? (
          <p className="cluster user-center-blank">{m.passkeys_empty()}</p>
        ) : (
          <ul>
            {passkeys.data.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                isRemoving={removing === passkey.id}
                onRemove={() => void mutate(passkey.id)}
              />
            ))}
          </ul>
        )}
      </section>
      <NewPasskeyRow count={passkeys.data.length} onAdded={onAdded} />
    </>
  )
}

function NewPasskeyRow({ count, onAdded }: { count: number; onAdded: () => void }) {
  const { setOpenForm } = useUserCenter()
  const isSupported = useSupportsPasskeys()
  const why = isSupported
    ? count < passkeysPerAccount
      ? undefined
      : m.passkeys_full({ count: passkeysPerAccount })
    : m.passkeys_unsupported()
  const add: Action = {
    id: 'passkey',
    label: m.passkeys_add(),
    form: ({ AddPasskeyForm }, user) => (
      <AddPasskeyForm
        user={user}
        onAdded={() => {
          setOpenForm(undefined)
          onAdded()
        }}
      />
    )
  }
  return (
    <div className="passkeys-new">
      <SettingRow
        label={m.passkeys_new()}
        text={why ?? m.passkeys_new_text({ host: location.hostname })}
        actions={why === undefined ? [add] : []}
      />
    </div>
  )
}
