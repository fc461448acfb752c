import { useId } from 'react'
import type { Invitation } from '~/contract/desk-people'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { CopyButton } from '~/ui/copy-button'
import { callWithToast } from '../call-with-toast'
import { roleList } from '../role-names'
import { callPassportDesk } from '../use-people'

interface Props {
  invitation: Invitation
  /** Name of the admin; undefined until the people are loaded. */
  invitedBy: string | undefined
  /** Called when it is revoked, or was over already. */
  onRevoked: () => void
}

/** An open invitation: a reminder to copy, and the button that revokes it. */
export function InvitationItem({ invitation: { id, to, roles, expiresAt }, invitedBy, onRevoked }: Props) {
  const locale = useLocale()
  const title = useId()
  const { isPending, mutate } = useMutation(callWithToast, { onSettled: onRevoked })
  const until = formatMoment(expiresAt, locale)

  const revoke = () =>
    mutate(() => callPassportDesk({ call: 'POST /galaxy/desk/revoke-invitation', json: { id } }), m.desk_people_revoked({ to }))

  return (
    <li className="grid-phone people-item">
      <div>
        <h3 id={title} className="mono">
          {to}
        </h3>
        <p className="muted small">{roleList(roles)}</p>
      </div>
      <div className="muted small">
        {invitedBy !== undefined && <p>{m.desk_people_invited_by({ name: invitedBy })}</p>}
        <p>
          <time dateTime={new Date(expiresAt).toISOString()}>{m.desk_people_until({ moment: until })}</time>
        </p>
      </div>
      <div className="cluster people-actions">
        <CopyButton
          name={m.desk_people_reminder_of({ to })}
          text={m.desk_people_reminder({ to, roles: roleList(roles), moment: until })}
          className="people-copy"
        />
        <ConfirmedButton
          label={m.desk_people_revoke()}
          name={m.desk_people_revoke_of({ to })}
          question={m.desk_people_revoke_question()}
          confirm={m.desk_people_revoke()}
          decline={m.desk_people_cancel()}
          isSending={isPending}
          onConfirm={() => void revoke()}
        />
      </div>
    </li>
  )
}
