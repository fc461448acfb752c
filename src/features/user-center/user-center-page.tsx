import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { sessionsSchema } from '~/contract/account-settings'
import { invitationToken } from '~/contract/invitation-link'
import { passkeysSchema } from '~/contract/passkeys'
import { RunningExam } from '~/features/exam/running-exam'
import { callPassport } from '~/lib/api'
import { useAsyncData } from '~/lib/async-data'
import { importOrReload } from '~/lib/chunk-reload'
import { refreshUser } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Masthead } from '~/ui/page/masthead'
import { Plate, plateNumber } from '~/ui/plate'
import { AccountDrawing } from './account-drawing'
import { CertificatesSection } from './certificates-section'
import { ConsentsSection } from './consents-section'
import { DeleteRow, ExportRow } from './data-rows'
import { EmailRow } from './email-row'
import { type LogPages, withNewest } from './log-pages'
import { PasskeysSection } from './passkeys-section'
import { PasswordRow } from './password-row'
import { PhoneRow } from './phone-row'
import { ProfileRows } from './profile-rows'
import { SectionState, shownInSection } from './section-state'
import { fetchSecurityLog, SecurityLog } from './security-log'
import { SessionsSection } from './sessions-section'
import { Skeleton } from './skeleton'
import { usePageUser } from './use-page-user'
import { UserCenterContext } from './user-center-context'
import './user-center.css'

/** The user center (spec §2): identifiers, passkeys, profile, sessions, security log, consents, certificates, data. */
export function UserCenterPage() {
  const { user, loginCount, hasFailed, retry } = usePageUser()
  const [openForm, setOpenForm] = useState<string>()
  const forms = useAsyncData(() => importOrReload(() => import('./setting-forms')))
  const sessions = useAsyncData(() =>
    callPassport({ call: 'GET /galaxy/user/sessions', data: sessionsSchema, ...shownInSection })
  )
  const passkeys = useAsyncData(() =>
    callPassport({ call: 'GET /galaxy/user/passkeys', data: passkeysSchema, ...shownInSection })
  )
  const log = useAsyncData<LogPages>(() => fetchSecurityLog(), withNewest)

  const loadSections = useEffectEvent(() => {
    void passkeys.load()
    void sessions.load()
    void log.load()
  })
  // Waits for the current user, so that an expired session is reported once and not by every section.
  useEffect(() => {
    if (loginCount !== undefined) loadSections()
  }, [loginCount])

  const loadForms = () => void forms.load()

  const invitation = useLocation({ select: ({ hash }) => invitationToken(hash) })
  const loadInvitation = useEffectEvent(loadForms)
  useEffect(() => {
    if (invitation !== undefined) loadInvitation()
  }, [invitation])

  function open(form: string | undefined) {
    setOpenForm(form)
    if (form !== undefined) loadForms()
  }

  async function onSaved(text: string = m.user_center_saved()) {
    await refreshUser()
    showToast({ tone: 'ok', text })
    setOpenForm(undefined)
    void log.load()
  }

  const plates = [
    { id: 'identity', title: m.user_center_identity_title() },
    { id: 'passkeys', title: m.passkeys_title() },
    { id: 'profile', title: m.user_center_profile_title() },
    { id: 'sessions', title: m.user_center_sessions_title() },
    { id: 'security-log', title: m.user_center_log_title() },
    { id: 'consents', title: m.user_center_consents_title() },
    { id: 'certificates', title: m.certificates_own_title() },
    { id: 'data', title: m.user_center_data_title() }
  ]

  return (
    <UserCenterContext value={{ user, openForm, setOpenForm: open, forms: forms.result, loadForms, onSaved }}>
      <main id="main" tabIndex={-1} className="center">
        <RunningExam />
        <Masthead
          trail={[{ name: m.user_center_title() }]}
          note={m.user_center_title()}
          title={user ? user.username : <NameSkeleton />}
          beside={<AccountDrawing user={user} sessions={sessions.result.state === 'ready' ? sessions.result.data : undefined} />}
        >
          {hasFailed ? (
            <div className="cluster masthead-lead user-center-lead user-center-failed" role="status">
              <p>{m.user_center_user_not_loaded()}</p>
              <Button isSmall onClick={retry}>
                {m.user_center_try_again()}
              </Button>
            </div>
          ) : (
            <p className="masthead-lead user-center-lead">{m.user_center_lead()}</p>
          )}
          {user && user.roles.length > 0 && (
            <p className="user-center-desk">
              <a className="link" href="/desk">
                {m.user_center_desk()}
              </a>
            </p>
          )}
          {invitation !== undefined && user && forms.result.state === 'ready' && (
            <forms.result.data.DeskInvitation token={invitation} user={user} />
          )}
          <nav className="user-center-contents" aria-label={m.user_center_contents()}>
            <ol>
              {plates.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span className="mono" aria-hidden="true">
                      {plateNumber(index + 1)}
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
          number={plateNumber(1)}
          question={m.user_center_identity_question()}
          title={m.user_center_identity_title()}
        >
          <PhoneRow />
          <EmailRow />
          <PasswordRow />
        </Plate>
        <Plate
          id="passkeys"
          number={plateNumber(2)}
          question={m.passkeys_question()}
          title={m.passkeys_title()}
          lead={m.passkeys_lead()}
        >
          <PasskeysSection
            passkeys={passkeys.result}
            onRetry={() => void passkeys.load()}
            onAdded={() => {
              void passkeys.load()
              void log.load()
            }}
            onRemoved={(removed) => {
              passkeys.update((before) => before.filter(({ id }) => id !== removed))
              void log.load()
            }}
          />
        </Plate>
        <Plate
          id="profile"
          number={plateNumber(3)}
          question={m.user_center_profile_question()}
          title={m.user_center_profile_title()}
        >
          <ProfileRows />
        </Plate>
        <Plate
          id="sessions"
          number={plateNumber(4)}
          question={m.user_center_sessions_question()}
          title={m.user_center_sessions_title()}
          lead={m.user_center_sessions_lead()}
        >
          <SessionsSection
            sessions={sessions.result}
            onRetry={() => void sessions.load()}
            onEnded={(isRemaining) => {
              sessions.update((before) => before.filter(isRemaining))
              void log.load()
            }}
          />
        </Plate>
        <Plate
          id="security-log"
          number={plateNumber(5)}
          question={m.user_center_log_question()}
          title={m.user_center_log_title()}
          lead={m.user_center_log_lead()}
        >
          <SecurityLog
            log={log.result}
            onRetry={() => void log.load()}
            onOlder={(page) => log.update((before) => ({ events: [...before.events, ...page.events], next: page.next }))}
          />
        </Plate>
        <Plate
          id="consents"
          number={plateNumber(6)}
          question={m.user_center_consents_question()}
          title={m.user_center_consents_title()}
          lead={m.user_center_consents_lead()}
        >
          {loginCount === undefined ? (
            <SectionState state="loading" rows={1} onRetry={() => undefined} />
          ) : (
            <ConsentsSection key={loginCount} />
          )}
        </Plate>
        <Plate
          id="certificates"
          number={plateNumber(7)}
          question={m.certificates_own_question()}
          title={m.certificates_own_title()}
          lead={m.certificates_own_lead()}
        >
          {loginCount === undefined ? (
            <SectionState state="loading" rows={1} onRetry={() => undefined} />
          ) : (
            <CertificatesSection key={loginCount} />
          )}
        </Plate>
        <Plate id="data" number={plateNumber(8)} question={m.user_center_data_question()} title={m.user_center_data_title()}>
          <ExportRow onExported={() => void log.load()} />
          <DeleteRow />
        </Plate>
      </main>
    </UserCenterContext>
  )
}

function NameSkeleton() {
  return (
    <>
      <Skeleton />
      <span className="vh">{m.user_center_title()}</span>
    </>
  )
}
