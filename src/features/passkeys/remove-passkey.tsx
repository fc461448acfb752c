import { callPassport } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { ConfirmedButton } from '~/ui/confirmed-button'

/** Removes a passkey from the account. @throws ApiError, with 404 if it was removed elsewhere */
export const removePasskey = (id: string): Promise<void> =>
  callPassport({ call: 'POST /galaxy/user/remove-passkey', json: { id } })

interface Props {
  /** Name of the passkey. */
  name: string
  /** Label of the button that keeps the passkey. */
  decline: string
  isRemoving: boolean
  onRemove: () => void
}

/** A button that removes the passkey after a confirmation. */
export const RemovePasskey = ({ name, decline, isRemoving, onRemove }: Props) => (
  <ConfirmedButton
    label={m.passkeys_remove()}
    name={m.passkeys_remove_named({ name })}
    question={m.passkeys_remove_question({ name })}
    confirm={m.passkeys_remove_confirm()}
    decline={decline}
    isSending={isRemoving}
    onConfirm={onRemove}
  />
)
