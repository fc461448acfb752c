import { useState } from 'react'
import { m } from '~/paraglide/messages'

/** The vendor's chat. Its frame is fetched when the visitor opens it; without scripts, a link opens it in a new tab. */
export default function ChatEntry({ address }: { address: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="chat" aria-label={m.shell_chat()}>
      {isOpen ? (
        <iframe
          className="floating"
          src={address}
          title={m.shell_chat()}
          sandbox={permissionsFor(address)}
          referrerPolicy="origin"
        />
      ) : null}
      <button type="button" className="btn btn-primary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? m.shell_chat_close() : m.shell_chat()}
      </button>
      <noscript>
        <a className="btn btn-primary" href={address} target="_blank" rel="noopener">
          {m.shell_chat()}
        </a>
      </noscript>
    </aside>
  )
}

/** Sandbox permissions of the framed chat. With this site's own origin, a frame could remove its sandbox. */
function permissionsFor(address: string): string {
  const isForeign = new URL(address).origin !== location.origin
  return `allow-scripts allow-forms allow-popups${isForeign ? ' allow-same-origin' : ''}`
}
