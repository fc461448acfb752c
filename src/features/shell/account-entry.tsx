import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadAccountModal, openAccountModal } from '~/lib/account-modal'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { logOutHere } from './log-out'
import { isShown, userCenter } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { shownName } from './shown-name'
import { useShown } from './use-shown'

/** Fetches the modal's code when it is about to be needed. A failure is met again, and handled, when it opens. */
const prepareModal = () => void loadAccountModal().catch(() => undefined)
const preparing = { onPointerEnter: prepareModal, onFocus: prepareModal }

/** Log-in link, or the dropdown of the visitor who is logged in (spec §2). */
export function AccountEntry() {
  const { loggedIn } = useSession()
  if (loggedIn) return <UserMenu />
  return (
    <button
      type="button"
      className="hd-tool hd-login hd-wide"
      aria-haspopup="dialog"
      onClick={() => openAccountModal('login')}
      {...preparing}
    >
      {m.shell_login()}
    </button>
  )
}

function UserMenu() {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const shown = useShown()
  const router = useRouter()

  /** Moves the focus by one row of the menu, going round at the ends; from the button into it. */
  function moveFocus(step: 1 | -1) {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('.hd-user-menu :is(a, button)') ?? [])]
    const focused = document.activeElement
    const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1
    const next = at === -1 && step === -1 ? rows.length - 1 : (at + step + rows.length) % rows.length
    rows[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and links inside
    <div
      className="hd-user hd-wide"
      ref={root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          setOpen(false)
          button.current?.focus()
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault()
          flushSync(() => setOpen(true))
          moveFocus(event.key === 'ArrowDown' ? 1 : -1)
        }
      }}
    >
      <button
        type="button"
        ref={button}
        className="hd-tool"
        aria-label={user ? nameOfButton(user.username) : m.shell_account()}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="i-lucide-user-round" aria-hidden="true" />
        <span className="hd-user-name">{user ? shownName(user.username) : ''}</span>
      </button>
      {open && (
        <div className="hd-user-menu">
          {user && <p className="hd-user-who">{user.username}</p>}
          {isShown(userCenter, shown) && <NavigationAnchor link={userCenter} onClick={() => setOpen(false)} />}
          <button type="button" onClick={() => logOutHere(router)}>
            {m.shell_logout()}
          </button>
        </div>
      )}
    </div>
  )
}

/** The whole name; with what is shown of it where that is cut, so that whoever says what they see reaches the button. */
function nameOfButton(name: string): string {
  const whole = m.shell_account_of({ name })
  return shownName(name) === name ? whole : `${whole} ${shownName(name)}`
}

/** The account as rows of the phone's sheet. */
export function AccountRows() {
  const { loggedIn, user } = useSession()
  const shown = useShown()
  const router = useRouter()
  if (!loggedIn) {
    return (
      <button type="button" className="psheet-row" onClick={() => openAccountModal('login')}>
        {m.shell_login()}
      </button>
    )
  }
  return (
    <>
      {isShown(userCenter, shown) && <NavigationAnchor link={userCenter} className="psheet-row" />}
      <button type="button" className="psheet-row" onClick={() => logOutHere(router)}>
        {m.shell_logout()}
        {user && <span className="note">{shownName(user.username)}</span>}
      </button>
    </>
  )
}
