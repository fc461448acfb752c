import { useId, useState } from 'react'
import type { CurrentUser } from '~/contract/account'
import { maskIdentifier } from '~/contract/mask-identifier'
import { callApi } from '~/lib/api'
import { leavingPage, useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import './user-center.css'

/** Accepts the invitation to the desk whose link opened the page, and opens the desk (decision 038). */
export function DeskInvitation({ token, user }: { token: string; user: CurrentUser }) {
  const id = useId()
  const [error, setError] = useState<string>()
  const identifier = user.phone ?? user.email ?? ''

  const { isPending, mutate } = useMutation(
    async () => {
      setError(undefined)
      // The types of the desk's tables stay out of the site; the answer is not needed.
      await callApi('passport', { call: 'POST /galaxy/desk/accept', json: { token }, suppressErrorToast: () => true })
      location.replace('/desk')
      await leavingPage
    },
    { onError: ({ text }) => setError(text) }
  )

  return (
    <section className="user-center-invitation" aria-labelledby={id}>
      <h2 id={id}>{m.user_center_invitation_title()}</h2>
      <p>{m.user_center_invitation_text({ name: user.username, identifier: maskIdentifier(identifier) })}</p>
      <Button variant="primary" aria-disabled={isPending} onClick={() => void mutate()}>
        {m.user_center_invitation_accept()}
      </Button>
      <p role="alert" className="user-center-refused">
        {error}
      </p>
    </section>
  )
}
