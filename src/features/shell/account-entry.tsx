import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openAccountModal } from '~/lib/account-modal'
import { examSessionStore } from '~/lib/exam-session'
import { useSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { loadAccountModal } from './load-account-modal'
import { logOutAndNotify } from './log-out'
import { desk, examResult, openExam, userCenter } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { shortName } from './short-name'

/** Preloads the modal. A failure is handled when the modal opens. */
const prepareModal = () => void loadAccountModal().catch(() => undefined)
const preparing = { onPointerEnter: prepareModal, onFocus: prepareModal }

/** The login link, or the account dropdown of a logged-in visitor (spec §2). */
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
  const links = useAccountLinks()
  const router = useRouter()

  /** Moves the focus by one menu item and wraps around; from the button it moves into the menu. */
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
        aria-label={user ? accessibleName(user.username) : m.shell_account()}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="i-lucide-user-round" aria-hidden="true" />
        <span className="hd-user-name">{user ? shortName(user.username) : ''}</span>
      </button>
      {open && (
        <div className="floating hd-user-menu">
          {user && <p className="hd-user-who">{user.username}</p>}
          {links.map((link) => (
            <NavigationAnchor key={link.path} link={link} onClick={() => setOpen(false)} />
          ))}
          <button type="button" onClick={() => logOutAndNotify(router)}>
            {m.shell_logout()}
          </button>
        </div>
      )}
    </div>
  )
}

/** The user center, the way back to an open exam or to the result of a passed one, and the desk for those who have a role. */
function useAccountLinks() {
  const { user } = useSession()
  const { examInfo, isPassExam } = useSelector(examSessionStore)
  return [userCenter, examInfo ? openExam : isPassExam && examResult, user?.roles[0] && desk].filter((link) => !!link)
}

/** Accessible name: the full name, preceded by its truncated form, so that voice control users can say what they see. */
function accessibleName(name: string): string {
  const fullName = m.shell_account_of({ name })
  return shortName(name) === name ? fullName : `${fullName} ${shortName(name)}`
}

/** Links of the account of a logged-in visitor, in the phone menu. */
export function UserRows() {
  const { loggedIn } = useSession()
  const links = useAccountLinks()
  return loggedIn ? links.map((link) => <NavigationAnchor key={link.path} link={link} className="psheet-row" />) : null
}

/** Login, or logout with the name, in the phone menu. */
export function LoginRow() {
  const { loggedIn, user } = useSession()
  const router = useRouter()
  if (!loggedIn) {
    return (
      <button type="button" className="psheet-row" onClick={() => openAccountModal('login')}>
        {m.shell_login()}
      </button>
    )
  }
  return (
    <button type="button" className="psheet-row" onClick={() => logOutAndNotify(router)}>
      {m.shell_logout()}
      {user && <span className="note">{shortName(user.username)}</span>}
    </button>
  )
}
