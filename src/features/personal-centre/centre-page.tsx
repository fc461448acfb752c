import { useEffect, useEffectEvent, useState } from 'react'
import { loadAwaited } from '~/lib/chunk-reload'
import { refreshUser } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Masthead } from '~/ui/page/masthead'
import { Plate } from '~/ui/plate'
import { AccountDrawing } from './account-drawing'
import { Bar } from './bar'
import { CentreContext } from './centre-context'
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
import './centre-page.css'

/** The personal centre (spec §2): who one is, what one logs in with, where one is logged in, what happened, and the data. */
export function CentrePage() {
  const { user, login, hasFailed, retry } = useShownUser()
  const [openForm, setOpenForm] = useState<string>()
  const forms = useAnswer(() => loadAwaited(() => import('./setting-forms')))
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
    showToast({ tone: 'ok', text: m.centre_saved() })
    setOpenForm(undefined)
    void log.ask()
  }

  const plates = [
    { id: 'identity', title: m.centre_identity_title() },
    { id: 'passkeys', title: m.passkeys_title() },
    { id: 'profile', title: m.centre_profile_title() },
    { id: 'sessions', title: m.centre_sessions_title() },
    { id: 'security-log', title: m.centre_log_title() },
    { id: 'consents', title: m.centre_consents_title() },
    { id: 'data', title: m.centre_data_title() }
  ]

  return (
    <CentreContext value={{ user, openForm, setOpenForm: open, forms: forms.answer, askForForms, onSaved }}>
      <main id="main" tabIndex={-1} className="centre">
        <Masthead
          note={m.centre_title()}
          title={user ? user.username : <NameBar />}
          beside={<AccountDrawing user={user} sessions={sessions.answer.state === 'ready' ? sessions.answer.data : undefined} />}
        >
          {hasFailed ? (
            <div className="masthead-lead centre-lead centre-failed" role="status">
              <p>{m.centre_user_not_loaded()}</p>
              <Button isSmall onClick={retry}>
                {m.centre_try_again()}
              </Button>
            </div>
          ) : (
            <p className="masthead-lead centre-lead">{m.centre_lead()}</p>
          )}
          <nav className="centre-contents" aria-label={m.centre_contents()}>
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
          number={m.centre_plate({ number: numberOf(0) })}
          question={m.centre_identity_question()}
          title={m.centre_identity_title()}
        >
          <PhoneRow />
          <EmailRow />
          <PasswordRow />
        </Plate>
        <Plate
          id="passkeys"
          number={m.centre_plate({ number: numberOf(1) })}
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
          number={m.centre_plate({ number: numberOf(2) })}
          question={m.centre_profile_question()}
          title={m.centre_profile_title()}
        >
          <ProfileRows />
        </Plate>
        <Plate
          id="sessions"
          number={m.centre_plate({ number: numberOf(3) })}
          question={m.centre_sessions_question()}
          title={m.centre_sessions_title()}
          lead={m.centre_sessions_lead()}
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
          number={m.centre_plate({ number: numberOf(4) })}
          question={m.centre_log_question()}
          title={m.centre_log_title()}
          lead={m.centre_log_lead()}
        >
          <SecurityLog
            log={log.answer}
            onRetry={() => void log.ask()}
            onOlder={(page) => log.change((before) => ({ events: [...before.events, ...page.events], next: page.next }))}
          />
        </Plate>
        <Plate
          id="consents"
          number={m.centre_plate({ number: numberOf(5) })}
          question={m.centre_consents_question()}
          title={m.centre_consents_title()}
          lead={m.centre_consents_lead()}
        >
          {login === undefined ? (
            <SectionState state="loading" rows={1} onRetry={() => undefined} />
          ) : (
            <ConsentsSection key={login} />
          )}
        </Plate>
        <Plate
          id="data"
          number={m.centre_plate({ number: numberOf(6) })}
          question={m.centre_data_question()}
          title={m.centre_data_title()}
        >
          <ExportRow onExported={() => void log.ask()} />
          <DeleteRow />
        </Plate>
      </main>
    </CentreContext>
  )
}

const numberOf = (index: number) => String(index + 1).padStart(2, '0')

function NameBar() {
  return (
    <>
      <Bar />
      <span className="vh">{m.centre_title()}</span>
    </>
  )
}
