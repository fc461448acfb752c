import { type FormEvent, useId, useRef, useState } from 'react'
import type { Person } from '~/contract/desk-people'
import { roles } from '~/contract/roles'
import { CheckBoxGroup } from '~/features/forms/choice-group'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { account } from '../account'
import { roleName } from '../role-names'
import { callPassportDesk } from '../use-people'
import { chosenRoles } from './chosen-roles'

interface Props {
  person: Person
  /** Called after a change, also one that failed halfway. `isLeaving`: the account keeps no role. */
  onChanged: (isLeaving: boolean) => void
}

/** A person with the roles, and the form that changes them. Esc closes the form. */
export function PersonItem({ person, onChanged }: Props) {
  const locale = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <li
      className="grid-phone people-item"
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape') close()
      }}
    >
      <div>
        <h3 id={id}>
          {person.username}
          {person.id === account.id && <span className="people-self">{m.desk_people_self()}</span>}
        </h3>
        <p className="muted small mono">{person.identifier}</p>
      </div>
      <ul className="people-roles">
        {roles.flatMap((role) =>
          person.roles
            .filter((held) => held.role === role)
            .map(({ since }) => (
              <li key={role}>
                {roleName(role)}{' '}
                <time className="muted small" dateTime={new Date(since).toISOString()}>
                  {m.desk_people_since({ moment: formatMoment(since, locale) })}
                </time>
              </li>
            ))
        )}
      </ul>
      <div className="cluster people-actions">
        <Button
          ref={button}
          isSmall
          aria-describedby={id}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {m.desk_people_change()}
        </Button>
      </div>
      {isOpen && (
        <RolesForm
          person={person}
          onCancel={close}
          onChanged={(isLeaving) => {
            close()
            onChanged(isLeaving)
          }}
        />
      )}
    </li>
  )
}

function RolesForm({ person, onCancel, onChanged }: Props & { onCancel: () => void }) {
  const held = roles.filter((role) => person.roles.some((granted) => granted.role === role))
  const [chosen, setChosen] = useState(held.join(','))
  const wanted = chosenRoles(chosen)

  async function save() {
    const change = (change: 'grant' | 'revoke') => (role: (typeof roles)[number]) =>
      ({ account: person.id, role, change }) as const
    // Granted first: an account whose last role was taken away can get another one by invitation only.
    const changes = [
      ...wanted.filter((role) => !held.includes(role)).map(change('grant')),
      ...held.filter((role) => !wanted.includes(role)).map(change('revoke'))
    ]
    for (const json of changes) await callPassportDesk({ call: 'POST /galaxy/desk/roles', json })
    // Without the role this page no longer exists.
    if (person.id === account.id && !wanted.includes('admin')) return location.assign('/desk')
    showToast({ tone: 'ok', text: m.desk_people_changed({ name: person.username }) })
    onChanged(wanted.length === 0)
  }
  // After a failed call, the list shows how far it went.
  const { isPending, mutate } = useMutation(save, { onError: () => onChanged(false) })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void mutate()
  }

  return (
    <form className="people-form" onSubmit={onSubmit}>
      <CheckBoxGroup
        legend={m.desk_people_roles_of({ name: person.username })}
        name="roles"
        options={roles}
        labelOf={roleWithTask}
        value={chosen}
        error={undefined}
        onInput={setChosen}
      />
      {wanted.length === 0 && <p className="people-warning">{m.desk_people_leaving()}</p>}
      <div className="cluster people-actions">
        <Button type="submit" variant={wanted.length === 0 ? 'danger' : 'primary'} aria-disabled={isPending}>
          {wanted.length === 0 ? m.desk_people_remove() : m.desk_people_save()}
        </Button>
        <Button onClick={onCancel}>{m.desk_people_cancel()}</Button>
      </div>
    </form>
  )
}

const tasks = {
  author: m.desk_people_task_author,
  reviewer: m.desk_people_task_reviewer,
  staff: m.desk_people_task_staff,
  admin: m.desk_people_task_admin
}

/** «author: writes entries» */
export const roleWithTask = (role: (typeof roles)[number]): string =>
  m.desk_people_role_task({ role: roleName(role), task: tasks[role]() })
