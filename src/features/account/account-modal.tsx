import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { vendor } from '~/content/vendor'
import { VendorPhone } from '~/content/vendor-phone'
import { invitationToken } from '~/contract/invitation-link'
import { type Passkey, passkeysSchema } from '~/contract/passkeys'
import { type AccountPanel, accountModalStore, closeAccountModal, openAccountModal } from '~/lib/account-modal'
import { callPassport } from '~/lib/api'
import { leaveGuardedPage } from '~/lib/guarded-page'
import { openModal, useModal } from '~/lib/modal'
import { startSession } from '~/lib/session'
import { dismissToast, showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import { PrivacyLink } from '~/ui/privacy-link'
import './account.css'
import { continueAfterLogin } from './continue-after-login'
import { ForgotPanel } from './forgot-panel'
import { LoginPanel } from './login-panel'
import { ModifiedPanel } from './modified-panel'
import { PasskeyReview } from './passkey-review'
import { askForReview, takeReview } from './password-reset'
import { RegisterPanel } from './register-panel'

export { continueAfterLogin }

interface Props {
  panel: AccountPanel
  /** Toasts render inside the dialog: everything outside is inert, so screen readers and pointers cannot reach it. */
  toasts: ReactNode
}

const titles: Readonly<Record<AccountPanel, () => string>> = {
  login: m.account_login_title,
  forgetPwd: m.account_reset_title,
  modifySuccess: m.account_modified_title,
  apply: m.account_register_title
}

/**
 * The account modal (spec §2): 760 px wide, 100 px from the top. A native modal dialog: it traps the focus, Esc closes it, a
 * click on the backdrop does not. Closing discards the input.
 */
export function AccountModal({ panel, toasts }: Props) {
  const router = useRouter()
  // Moves between login and reset with the visitor, who need not type it again.
  const [identifier, setIdentifier] = useState(accountModalStore.state.identifier ?? '')
  const [reviewed, setReviewed] = useState<readonly Passkey[]>()
  const isInvited = invitationToken(accountModalStore.state.next?.split('#')[1] ?? '') !== undefined

  function close() {
    dismissToast()
    // The passkeys are listed after the login, which goes on as usual if the list is closed.
    if (reviewed) return void continueAfterLogin(router)
    closeAccountModal()
    void leaveGuardedPage(router)
  }
  const modal = useModal(close)

  async function onDone(text: string) {
    startSession()
    showToast({ tone: 'ok', text })
    // A login must not fail because its passkeys could not be listed: the user center lists them too.
    const passkeys = takeReview() ? await fetchPasskeys().catch(() => []) : []
    if (passkeys.length > 0) setReviewed(passkeys)
    else await continueAfterLogin(router)
  }

  return (
    <dialog {...modal} className="acct" data-panel={panel} aria-labelledby="account-title">
      {reviewed ? (
        <Panel key="review" title={m.account_review_title()}>
          <PasskeyReview passkeys={reviewed} onContinue={() => void continueAfterLogin(router)} />
        </Panel>
      ) : (
        <Panel key={panel} title={titles[panel]()}>
          {isInvited && panel !== 'modifySuccess' && <p className="acct-invited">{m.account_invited()}</p>}
          {panel === 'login' && (
            <LoginPanel
              identifier={identifier}
              onDone={onDone}
              onForgot={(identifier) => {
                setIdentifier(identifier)
                openAccountModal('forgetPwd')
              }}
            />
          )}
          {panel === 'forgetPwd' && (
            <ForgotPanel
              identifier={identifier}
              onReset={(identifier) => {
                askForReview()
                setIdentifier(identifier)
                openAccountModal('modifySuccess')
              }}
            />
          )}
          {panel === 'modifySuccess' && <ModifiedPanel onLogin={() => openAccountModal('login')} />}
          {panel === 'apply' && <RegisterPanel onDone={onDone} />}
          <PanelLink panel={panel} />
          <p className="acct-foot">
            {m.account_contact()} <VendorPhone /> <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
            <PrivacyLink />
          </p>
        </Panel>
      )}
      {panel !== 'apply' && <Aside />}
      <button type="button" className="acct-close" aria-label={m.account_close()} onClick={close}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      {toasts}
    </dialog>
  )
}

const fetchPasskeys = () =>
  callPassport({ call: 'GET /galaxy/user/passkeys', data: passkeysSchema, suppressErrorToast: () => true })

/** One panel. The first one opens the modal. Each panel is a new component and focuses its first empty field. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)

  // A layout effect, because toasts must open after the modal to lie above it. The focus moves in the same task; later it
  // would steal keystrokes from another field.
  useLayoutEffect(() => {
    openModal(panel.current?.closest('dialog'))
    const inputs = panel.current?.querySelectorAll<HTMLInputElement>('.acct-form input:not([hidden])') ?? []
    const first = [...inputs].find((input) => input.value === '') ?? inputs[0]
    // Nobody has a code before asking for it. A panel without fields has a single button.
    const isCode = first?.autocomplete === 'one-time-code'
    const start = isCode ? panel.current?.querySelector<HTMLElement>('.field-code') : first
    ;(start ?? panel.current?.querySelector<HTMLElement>('.acct-submit'))?.focus()
  }, [])

  return (
    <div className="acct-main" ref={panel}>
      <h2 id="account-title">{title}</h2>
      {children}
    </div>
  )
}

/** A link to another panel (spec §4). */
function PanelLink({ panel }: { panel: AccountPanel }) {
  if (panel === 'modifySuccess') return null
  const isLogin = panel === 'login'
  const question = { login: m.account_no_account, forgetPwd: m.account_remembered, apply: m.account_has_account }[panel]
  return (
    <p className="acct-other">
      {question()}{' '}
      <button type="button" className="acct-link" onClick={() => openAccountModal(isLogin ? 'apply' : 'login')}>
        {isLogin ? m.account_go_register() : m.account_go_login()}
      </button>
    </p>
  )
}

/** The benefits of an account, next to the form. */
function Aside() {
  return (
    <div className="acct-aside">
      <Logo />
      <svg className="acct-drawing" viewBox="0 0 232 180" aria-hidden="true">
        <path className="acct-edge" d="M36 132L92 84L148 116L196 52M92 84L72 28M148 116L188 152" />
        <path className="acct-found" d="M36 132L92 84L148 116L196 52" />
        <circle className="acct-start" cx="36" cy="132" r="7" />
        <circle className="acct-vertex" cx="92" cy="84" r="6" />
        <circle className="acct-vertex" cx="148" cy="116" r="6" />
        <circle className="acct-vertex" cx="72" cy="28" r="4.5" />
        <circle className="acct-vertex" cx="188" cy="152" r="4.5" />
        <circle className="acct-end" cx="196" cy="52" r="7" />
      </svg>
      <p>{m.account_aside()}</p>
    </div>
  )
}
