import type { OpenExamCases } from '~/contract/exam-desk'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { account, can } from '../account'
import { AppealAnswer } from '../appeal-answer'
import { callWithToast } from '../call-with-toast'
import { callExamDesk } from '../exam-calls'
import { KeptFocus } from '../kept-focus'
import { DeskLink } from '../link'
import { usePeople } from '../use-people'

interface CasesProps {
  cases: OpenExamCases
  /** Reloads the cases. */
  onDecided: () => void
}

/** Everything that waits for a decision, the oldest first. */
export function OpenCases({ cases: { extraTime, appeals, revocations, total }, onDecided }: CasesProps) {
  const listed = extraTime.length + appeals.length + revocations.length
  const locale = useLocale()
  const { nameOf } = usePeople()
  return (
    <>
      {total !== undefined && total > listed && <p className="desk-notice">{m.desk_exam_open_cut({ listed, total })}</p>}
      <div className="split exam-cases">
        <KeptFocus aria-labelledby="extra-time">
          <h2 id="extra-time">{m.desk_exam_extra()}</h2>
          {extraTime.length === 0 && <p className="desk-notice">{m.desk_exam_extra_none()}</p>}
          {extraTime.map((request) => (
            <article key={request.account} className="exam-case">
              <h3>{m.desk_exam_extra_asked({ name: request.name ?? m.desk_exam_unnamed(), percent: request.percent })}</h3>
              <p className="note">{m.desk_exam_since({ moment: formatMoment(request.at, locale) })}</p>
              <p className="desk-quote">{request.reason}</p>
              {request.allowance > 0 && <p className="muted">{m.desk_exam_extra_before({ percent: request.allowance })}</p>}
              <ExtraTimeDecision request={request} onDecided={onDecided} />
            </article>
          ))}
        </KeptFocus>
        <KeptFocus aria-labelledby="appeals">
          <h2 id="appeals">{m.desk_exam_appeals()}</h2>
          {appeals.length === 0 && <p className="desk-notice">{m.desk_exam_appeals_none()}</p>}
          {appeals.map(({ attempt, name, passed, text, at }) => (
            <article key={attempt} id={`appeal-${attempt}`} className="exam-case">
              <h3>{passed ? m.desk_exam_appeal_passed({ name }) : m.desk_exam_appeal_failed({ name })}</h3>
              <p className="note">{m.desk_exam_since({ moment: formatMoment(at, locale) })}</p>
              <p className="desk-quote">{text}</p>
              <p>
                <DeskLink to="/desk/exam" search={{ attempt }} className="plain-link">
                  {m.desk_exam_appeal_attempt()}
                </DeskLink>
              </p>
              <AppealAnswer attempt={attempt} onDecided={onDecided} />
            </article>
          ))}
        </KeptFocus>
        <KeptFocus aria-labelledby="revocations">
          <h2 id="revocations">{m.desk_exam_revocations()}</h2>
          {revocations.length === 0 && <p className="desk-notice">{m.desk_exam_revocations_none()}</p>}
          {revocations.map(({ certificate, name, reason, by, at }) => (
            <article key={certificate} className="exam-case">
              <h3>{name}</h3>
              <p className="note">{m.desk_exam_revocation_by({ name: nameOf(by), moment: formatMoment(at, locale) })}</p>
              <p className="desk-quote">{reason}</p>
              <RevocationDecision certificate={certificate} name={name} isOwn={by === account.id} onDecided={onDecided} />
            </article>
          ))}
        </KeptFocus>
      </div>
    </>
  )
}

function ExtraTimeDecision({
  request: { account, at, percent: asked },
  onDecided
}: {
  request: OpenExamCases['extraTime'][number]
  onDecided: () => void
}) {
  const { isPending, mutate } = useMutation(callWithToast, { onSettled: onDecided })
  const send = (percent: 0 | 25 | 50 | 100) =>
    mutate(() => callExamDesk({ call: 'POST /desk/exam/extra-time', json: { account, at, percent } }), m.desk_exam_extra_done())
  return (
    <div className="cluster exam-actions">
      {([25, 50, 100] as const).map((percent) => (
        <Button
          key={percent}
          isSmall
          variant={percent === asked ? 'primary' : 'plain'}
          aria-disabled={isPending}
          onClick={() => send(percent)}
        >
          {m.desk_exam_grant({ percent })}
        </Button>
      ))}
      <Button isSmall aria-disabled={isPending} onClick={() => send(0)}>
        {m.desk_exam_decline()}
      </Button>
    </div>
  )
}

interface RevocationProps {
  certificate: string
  name: string
  /** Whether the reader proposed it. */
  isOwn: boolean
  onDecided: () => void
}

function RevocationDecision({ certificate, name, isOwn, onDecided }: RevocationProps) {
  const { isPending, mutate } = useMutation(callWithToast, { onSettled: onDecided })
  const send = (decision: 'confirm' | 'reject', done: string) =>
    mutate(
      () =>
        callExamDesk({
          call: 'POST /desk/exam/revocation-decision',
          json: { certificate, decision, isOverride: isOwn && decision === 'confirm' }
        }),
      done
    )
  return (
    <div className="cluster exam-actions">
      {isOwn && !can('admin') ? (
        <p className="muted">{m.desk_exam_revocation_own()}</p>
      ) : (
        <ConfirmedButton
          label={m.desk_exam_revocation_confirm()}
          question={isOwn ? m.desk_exam_revocation_override_question() : m.desk_exam_revocation_confirm_question({ name })}
          confirm={m.desk_exam_revocation_confirm()}
          decline={m.desk_exam_cancel()}
          isSending={isPending}
          onConfirm={() => send('confirm', m.desk_exam_revocation_done())}
        />
      )}
      <Button isSmall aria-disabled={isPending} onClick={() => send('reject', m.desk_exam_revocation_rejected())}>
        {m.desk_exam_revocation_reject()}
      </Button>
    </div>
  )
}
