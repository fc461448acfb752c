import { useRef, useState } from 'react'
import { invitationsSchema } from '~/contract/desk-people'
import { useLoadedData } from '~/lib/async-data'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { DataState } from '../data-state'
import { callPassportDesk, fetchPeople } from '../use-people'
import { InvitationItem } from './invitation-item'
import { InviteForm } from './invite-form'
import { PersonItem } from './person-item'
import './people.css'

const fetchInvitations = () => callPassportDesk({ call: 'GET /galaxy/desk/invitations', data: invitationsSchema })

/** The people of the desk with their roles, the form that invites others, and the open invitations. */
export function PeoplePage() {
  const people = useLoadedData(fetchPeople)
  const invitations = useLoadedData(fetchInvitations)
  const peopleTitle = useRef<HTMLHeadingElement>(null)
  const inviteTitle = useRef<HTMLHeadingElement>(null)
  const [sent, setSent] = useState(0)
  const invitationsTitle = useRef<HTMLHeadingElement>(null)
  const known = people.result.state === 'ready' ? people.result.data : []

  return (
    <>
      <h1>{m.desk_people_title()}</h1>
      <p className="desk-lead">{m.desk_people_lead()}</p>
      <section className="people-section" aria-labelledby="people-list">
        <h2 id="people-list" ref={peopleTitle} tabIndex={-1}>
          {m.desk_people_list()}
        </h2>
        <DataState result={people.result} onRetry={people.load}>
          {(everyone) => (
            <ul className="people-list">
              {everyone.map((person) => (
                <PersonItem
                  key={person.id}
                  person={person}
                  onChanged={(isLeaving) => {
                    // The row disappears with its button.
                    if (isLeaving) peopleTitle.current?.focus()
                    void people.load()
                  }}
                />
              ))}
            </ul>
          )}
        </DataState>
      </section>
      <section className="people-section" aria-labelledby="people-invite">
        <h2 id="people-invite" ref={inviteTitle} tabIndex={-1}>
          {m.desk_people_invite()}
        </h2>
        <InviteForm
          key={sent}
          onInvited={(invitation) => {
            // An empty form takes the place of the one that had the focus.
            setSent(sent + 1)
            inviteTitle.current?.focus()
            showToast({ tone: 'ok', text: m.desk_people_invited({ to: invitation.to }) })
            void invitations.load()
          }}
        />
      </section>
      <section className="people-section" aria-labelledby="people-invitations">
        <h2 id="people-invitations" ref={invitationsTitle} tabIndex={-1}>
          {m.desk_people_invitations()}
        </h2>
        <DataState result={invitations.result} onRetry={invitations.load}>
          {(open) =>
            open.length === 0 ? (
              <p className="desk-notice">{m.desk_people_invitations_none()}</p>
            ) : (
              <ul className="people-list">
                {open.map((invitation) => (
                  <InvitationItem
                    key={invitation.id}
                    invitation={invitation}
                    invitedBy={known.find(({ id }) => id === invitation.invitedBy)?.username}
                    onRevoked={() => {
                      invitationsTitle.current?.focus()
                      void invitations.load()
                    }}
                  />
                ))}
              </ul>
            )
          }
        </DataState>
      </section>
    </>
  )
}
