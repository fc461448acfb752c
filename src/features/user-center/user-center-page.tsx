import { useEffect, useEffectEvent, useState } from 'react'
import { importOrReload } from '~/lib/chunk-reload'
import { refreshUser } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Masthead } from '~/ui/page/masthead'
import { Plate } from '~/ui/plate'
import { AccountDrawing } from './account-drawing'
import { Bar } from './bar'
import { ConsentsSection } from './consents-section'
import { DeleteRow, ExportRow } from './data-rows'
import { EmailRow } from './email-row'
import { PasskeysSection } from './passkeys-section'
import { PasswordRow } from './password-row'
import { PhoneRow } from './phone-row'
import { ProfileRows } from './profile-rows'
import { SectionState } from './section-state'
import { type LogPages, SecurityLog } from './security-log'
import { SessionsSection } from './sessions-section'
import { fetchPasskeys, fetchSecurityLog, fetchSessions } from './settings-api'
import { useAnswer } from './use-answer'
import { useShownUser } from './use-shown-user'
import { UserCenterContext } from './user-center-context'
import './user-center-page.css'

/** The user center (spec §2): who one is, what one logs in with, where one is logged in, what happened, and the data. */
export function UserCenterPage() {
  const { user, login, hasFailed, retry } = useShownUser()
  const [openForm, setOpenForm] = useState<string>()
  const forms = useAnswer(() => importOrReload(() => import('./setting-forms')))
  const sessions = useAnswer(fetchSessions)
  const passkeys = useAnswer(fetchPasskeys)
  const log = useAnswer<LogPages>(() => fetchSecurityLog())

  const askForSections = useEffectEvent(() => {
    void passkeys.ask()
    void sessions.ask()
    void log.ask()
  })
  // After the question of who is logged in: a session that is over is then told once, and not by every section.
  useEffect(() => {
    if (login !== undefined) askForSections()
  }, [login])

  const askForForms = () => void forms.ask()

  function open(form: string | undefined) {
    setOpenForm(form)
    if (form !== undefined) askForForms()
  }

  async function onSaved() {
    await refreshUser()
    showToast({ tone: 'ok', text: m.user_center_saved() })
    setOpenForm(undefined)
    void log.ask()
  }

  const plates = [
    { id: 'identity', title: m.user_center_identity_title() },
    { id: 'passkeys', title: m.passkeys_title() },
    { id: 'profile', title: m.user_center_profile_title() },
    { id: 'sessions', title: m.user_center_sessions_title() },
    { id: 'security-log', title: m.user_center_log_title() },
    { id: 'consents', title: m.user_center_consents_title() },
    { id: 'data', title: m.user_center_data_title() }
  ]

  return (
    <UserCenterContext value={{ user, openForm, setOpenForm: open, forms: forms.answer, askForForms, onSaved }}>
      <main id="main" tabIndex={-1} className="center">
        <Masthead
          note={m.user_center_title()}
          title={user ? user.username : <NameBar />}
          beside={<AccountDrawing user={user} sessions={sessions.answer.state === 'ready' ? sessions.answer.data : undefined} />}
        >
          {hasFailed ? (
            <div className="masthead-lead user-center-lead user-center-failed" role="status">
              <p>{m.user_center_user_not_loaded()}</p>
              <Button isSmall onClick={retry}>
                {m.user_center_try_again()}
              </Button>
            </div>
          ) : (
            <p className="masthead-lead user-center-lead">{m.user_center_lead()}</p>
          )}
          <nav className="user-center-contents" aria-label={m.user_center_contents()}>
            <ol>
              {plates.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span className="mono" aria-hidden="true">
                      {numberOf(index)}
                    </span>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Masthead>
        <Plate
          id="identity"
          number={m.user_center_plate({ number: numberOf(0) })}
          question={m.user_center_identity_question()}
          title={m.user_center_identity_title()}
        >
          <PhoneRow />
          <EmailRow />
          <PasswordRow />
        </Plate>
        <Plate
          id="passkeys"
          number={m.user_center_plate({ number: numberOf(1) })}
          question={m.passkeys_question()}
          title={m.passkeys_title()}
          lead={m.passkeys_lead()}
        >
          <PasskeysSection
            passkeys={passkeys.answer}
            onRetry={() => void passkeys.ask()}
            onAdded={() => {
              void passkeys.ask()
              void log.ask()
            }}
            onRemoved={(removed) => {
              passkeys.change((before) => before.filter(({ id }) => id !== removed))
              void log.ask()
            }}
          />
        </Plate>
        <Plate
          id="profile"
          number={m.user_center_plate({ number: numberOf(2) })}
          question={m.user_center_profile_question()}
          title={m.user_center_profile_title()}
        >
          <ProfileRows />
        </Plate>
        <Plate
          id="sessions"
          number={m.user_center_plate({ number: numberOf(3) })}
          question={m.user_center_sessions_question()}
          title={m.user_center_sessions_title()}
          lead={m.user_center_sessions_lead()}
        >
          <SessionsSection
            sessions={sessions.answer}
            onRetry={() => void sessions.ask()}
            onEnded={(isLeft) => {
              sessions.change((before) => before.filter(isLeft))
              void log.ask()
            }}
          />
        </Plate>
        <Plate
          id="security-log"
          number={m.user_center_plate({ number: numberOf(4) })}
          question={m.user_center_log_question()}
          title={m.user_center_log_title()}
          lead={m.user_center_log_lead()}
        >
          <SecurityLog
            log={log.answer}
            onRetry={() => void log.ask()}
            onOlder={(page) => log.change((before) => ({ events: [...before.events, ...page.events], next: page.next }))}
          />
        </Plate>
        <Plate
          id="consents"
          number={m.user_center_plate({ number: numberOf(5) })}
          question={m.user_center_consents_question()}
          title={m.user_center_consents_title()}
          lead={m.user_center_consents_lead()}
        >
          {login === undefined ? (
            <SectionState state="loading" rows={1} onRetry={() => undefined} />
          ) : (
            <ConsentsSection key={login} />
          )}
        </Plate>
        <Plate
          id="data"
          number={m.user_center_plate({ number: numberOf(6) })}
          question={m.user_center_data_question()}
          title={m.user_center_data_title()}
        >
          <ExportRow onExported={() => void log.ask()} />
          <DeleteRow />
        </Plate>
      </main>
    </UserCenterContext>
  )
}

const numberOf = (index: number) => String(index + 1).padStart(2, '0')

function NameBar() {
  return (
    <>
      <Bar />
      <span className="vh">{m.user_center_title()}</span>
    </>
  )
}
