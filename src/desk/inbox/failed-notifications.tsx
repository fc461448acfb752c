import type { InboxOverview } from '~/contract/inbox'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { callWithToast } from '../call-with-toast'
import { DeskLink } from '../link'
import { inboxAddress } from './address'
import { callInbox } from './calls'

type Failed = InboxOverview['failed'][number]

const channels = { email: m.desk_inbox_channel_email, webhook: m.desk_inbox_channel_webhook }

/** Messages to staff or visitors that could not be delivered, each with a button to try again. Nothing if there are none. */
export function FailedNotifications({ failed, onResent }: { failed: readonly Failed[]; onResent: () => void }) {
  const { isPending, mutate } = useMutation(callWithToast, { onSettled: onResent })
  if (failed.length === 0) return null

  const resend = (id: string) =>
    mutate(() => callInbox({ call: 'POST /desk/inbox/resend', json: { id } }), m.desk_inbox_resend_done())

  return (
    <section className="inbox-failed" aria-labelledby="inbox-failed">
      <h2 id="inbox-failed">{m.desk_inbox_failed()}</h2>
      <ul className="ruled">
        {failed.map((notification) => (
          <li key={notification.id} className="spread">
            <span>
              <Subject notification={notification} />
              <span className="muted">
                {m.desk_inbox_failed_why({
                  channel: channels[notification.channel](),
                  attempts: notification.attempts,
                  failure: notification.failure
                })}
              </span>
            </span>
            <Button isSmall aria-disabled={isPending} onClick={() => resend(notification.id)}>
              {m.desk_inbox_resend()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subject({ notification: { subject, inquiry, reference } }: { notification: Failed }) {
  if (subject === 'submitted' || subject === 'returned') return <span>{m.desk_inbox_failed_entry()}</span>
  if (inquiry === null || reference === null) return <span>{m.desk_inbox_failed_digest()}</span>
  return (
    <DeskLink className="plain-link" {...inboxAddress({}, { id: inquiry })}>
      {(subject === 'reply' ? m.desk_inbox_failed_reply : m.desk_inbox_failed_inquiry)({ number: reference })}
    </DeskLink>
  )
}
