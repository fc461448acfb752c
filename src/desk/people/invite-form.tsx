import { identifierSchema } from '~/contract/account'
import { type Invitation, invitationHours, invitationSchema } from '~/contract/desk-people'
import { normalizeTyped } from '~/contract/normalize'
import { roles } from '~/contract/roles'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { Field } from '~/features/forms/field'
import { fieldRule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { callPassportDesk } from '../use-people'
import { chosenRoles } from './chosen-roles'
import { roleWithTask } from './person-item'

const fields = ['to', 'roles'] as const

/** Sends an invitation to a phone number or email address. */
export function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const form = useForm<(typeof fields)[number]>({
    initial: { to: '', roles: '' },
    rules: [
      fieldRule('to', identifierSchema),
      { field: 'roles', check: ({ roles: chosen }) => (chosen === '' ? m.field_roles() : undefined) }
    ],
    fieldOf: (name) => fields.find((field) => field === name),
    send: async ({ to, roles: chosen }) => {
      const invitation = await callPassportDesk({
        call: 'POST /galaxy/desk/invite',
        json: { to: normalizeTyped('identifier', to), roles: chosenRoles(chosen) },
        data: invitationSchema
      })
      onInvited(invitation)
    }
  })

  return (
    <form ref={form.ref} className="people-form" noValidate onSubmit={form.onSubmit}>
      <Field label={m.desk_people_invite_to()} autoComplete="off" {...form.input('to')} />
      <CheckBoxGroup
        legend={m.desk_people_invite_roles()}
        name="roles"
        options={roles}
        labelOf={roleWithTask}
        value={form.values.roles}
        error={form.errors.roles}
        onInput={(chosen) => form.set('roles', chosen)}
      />
      <p className="muted small">{m.desk_people_invite_hint({ hours: invitationHours })}</p>
      <div className="cluster people-actions">
        <Button type="submit" variant="primary" aria-disabled={form.isSending}>
          {m.desk_people_invite_send()}
        </Button>
      </div>
    </form>
  )
}
