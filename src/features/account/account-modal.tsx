import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type AccountPanel, closeAccountModal, openAccountModal } from '~/lib/account-modal'
import { continueAfterLogin, leaveGuardedPage } from '~/lib/guarded-page'
import { openModal } from '~/lib/open-modal'
import { startSession } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import './account-modal.css'
import { ForgotPanel } from './forgot-panel'
import { LoginPanel } from './login-panel'
import { ModifiedPanel } from './modified-panel'
import { RegisterPanel } from './register-panel'

interface Props {
  panel: AccountPanel
  /** The messages, which have to be inside the dialog to be heard and reached. */
  toasts: ReactNode
}

const titles: Readonly<Record<AccountPanel, () => string>> = {
  login: m.account_login_title,
  forgetPwd: m.account_reset_title,
  modifySuccess: m.account_modified_title,
  apply: m.account_register_title
}

/**
 * The account modal (spec §2): 760 px wide, 100 px from the top. A native modal dialog: the focus stays inside, Esc
 * closes, a click on the mask does not. Closing forgets what was typed.
 */
export function AccountModal({ panel, toasts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  // What was typed to log in with: who has forgotten the password is not to type it again.
  const [identifier, setIdentifier] = useState('')

  useLayoutEffect(() => {
    const opened = dialog.current
    // Gives the focus back, whoever closed the modal.
    return () => opened?.close()
  }, [])

  async function onDone(text: string) {
    startSession()
    showToast({ tone: 'ok', text })
    await continueAfterLogin(router)
  }

  return (
    <dialog
      ref={dialog}
      className="acct"
      data-panel={panel}
      aria-labelledby="account-title"
      onClose={(event) => {
        // React lets the close of the agreement inside bubble.
        if (event.target !== event.currentTarget) return
        closeAccountModal()
        void leaveGuardedPage(router)
      }}
    >
      <Panel key={panel} title={titles[panel]()}>
        {panel === 'login' && (
          <LoginPanel
            identifier={identifier}
            onDone={onDone}
            onForgot={(typed) => {
              setIdentifier(typed)
              openAccountModal('forgetPwd')
            }}
          />
        )}
        {panel === 'forgetPwd' && <ForgotPanel identifier={identifier} onReset={() => openAccountModal('modifySuccess')} />}
        {panel === 'modifySuccess' && <ModifiedPanel onLogin={() => openAccountModal('login')} />}
        {panel === 'apply' && <RegisterPanel onDone={onDone} />}
        <OtherPanel panel={panel} />
      </Panel>
      {panel !== 'apply' && <Aside />}
      <button type="button" className="acct-close" aria-label={m.account_close()} onClick={() => dialog.current?.close()}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      {toasts}
    </dialog>
  )
}

/** One panel, of which the first opens the modal. Whichever is shown next is made anew, and the focus goes to its first empty field. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)

  // Opened before the effects of the messages inside, since what opens later lies on top; and the focus set in the same turn, since
  // whoever types at once would be taken to another field.
  useLayoutEffect(() => {
    openModal(panel.current?.closest('dialog'))
    const inputs = panel.current?.querySelectorAll<HTMLInputElement>('.acct-form input:not([hidden])') ?? []
    const first = [...inputs].find((input) => input.value === '') ?? inputs[0]
    // A panel without a field has one thing to do.
    ;(first ?? panel.current?.querySelector<HTMLElement>('.acct-submit'))?.focus()
  }, [])

  return (
    <div className="acct-main" ref={panel}>
      <h2 id="account-title">{title}</h2>
      {children}
    </div>
  )
}

/** The way from a form to the one that is wanted instead (spec §4). */
function OtherPanel({ panel }: { panel: AccountPanel }) {
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

/** What an account is for, on the paper of the site's drawings. */
function Aside() {
  return (
    <div className="acct-aside">
      <Logo />
      <svg className="acct-drawing" viewBox="0 0 232 180" aria-hidden="true">
        <path className="acct-edge" d="M36 132L92 84L148 116L196 52M92 84L72 28M148 116L188 152" />
        <path className="acct-found" d="M36 132L92 84L148 116L196 52" />
        <circle className="acct-start" cx="36" cy="132" r="7" />
        <circle className="acct-node" cx="92" cy="84" r="6" />
        <circle className="acct-node" cx="148" cy="116" r="6" />
        <circle className="acct-node" cx="72" cy="28" r="4.5" />
        <circle className="acct-node" cx="188" cy="152" r="4.5" />
        <circle className="acct-end" cx="196" cy="52" r="7" />
      </svg>
      <p>{m.account_aside()}</p>
    </div>
  )
}
