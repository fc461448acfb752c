import { useState } from 'react'
import type { InboxOverview } from '~/contract/inbox'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { inboxAddress } from './address'
import { callInbox } from './calls'

type Failed = InboxOverview['failed'][number]

const channels = { email: m.desk_inbox_channel_email, webhook: m.desk_inbox_channel_webhook }

/** What could not be told to staff or to a visitor, with a button to try again. Nothing if all was delivered. */
export function FailedNotifications({ failed, onResent }: { failed: readonly Failed[]; onResent: () => void }) {
  const [sending, setSending] = useState<string>()
  if (failed.length === 0) return null

  async function resend(id: string) {
    if (sending !== undefined) return
    setSending(id)
    try {
      await callInbox({ call: 'POST /desk/inbox/resend', json: { id } })
      showToast({ tone: 'ok', text: m.desk_inbox_resend_done() })
    } catch {
      // The toast of the call says what is wrong.
    }
    setSending(undefined)
    onResent()
  }

  return (
    <section className="inbox-failed" aria-labelledby="inbox-failed">
      <h2 id="inbox-failed">{m.desk_inbox_failed()}</h2>
      <ul>
        {failed.map((notification) => (
          <li key={notification.id}>
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
            <Button isSmall aria-disabled={sending !== undefined} onClick={() => resend(notification.id)}>
              {m.desk_inbox_resend()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subject({ notification: { subject, inquiry } }: { notification: Failed }) {
  if (inquiry === null) return <span>{m.desk_inbox_failed_digest()}</span>
  return (
    <a className="desk-link" href={inboxAddress({}, { id: inquiry })}>
      {(subject === 'reply' ? m.desk_inbox_failed_reply : m.desk_inbox_failed_inquiry)({ number: inquiry })}
    </a>
  )
}
