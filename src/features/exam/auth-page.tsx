import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { headOf } from '~/content/page-copy'
import { type Candidate, candidateNameRequestSchema, candidateSchema } from '~/contract/exam'
import { Field } from '~/features/forms/field'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { useForm } from '~/features/forms/use-form'
import { requireLogin } from '~/lib/account-modal'
import { callExam } from '~/lib/api'
import { useMutation } from '~/lib/mutation'
import { useLocalMoment } from '~/lib/use-local-moment'
import { withLogin } from '~/lib/with-login'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { PageHero } from '~/ui/page/page-hero'
import { Steps } from '~/ui/page/steps'
import { Unavailable } from '~/ui/page/unavailable'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { type AuthData, obstacleOf } from './auth-data'
import { authenticate } from './calls'
import { examRule } from './exam-rule'
import { examTrail } from './exam-trail'
import { ExtraTime } from './extra-time'
import { useFutureMoment } from './use-future-moment'
import './exam.css'

const address = '/center/train/GBCA/auth'

/** The name of the candidate, the rules of the exam, and the start or resumption of the attempt. */
export function AuthPage({ data: { copy, candidate, outline } }: { data: AuthData }) {
  const [changed, setChanged] = useState<Candidate>()
  const known = changed ?? (candidate?.state === 'ok' ? candidate.data : undefined)
  const isConfirmedHere = candidate?.state === 'ok' && candidate.data.name === null
  const obstacle = obstacleOf(candidate)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(copy)}
        trail={examTrail(copy.title)}
        lead={
          <>
            <p>{copy.lead}</p>
            {outline ? (
              <p className="exam-facts">
                {m.exam_auth_facts({
                  questions: outline.questions,
                  minutes: known?.minutes ?? outline.minutes,
                  pass: outline.passPercent
                })}
              </p>
            ) : null}
          </>
        }
        actions={obstacle === 'login' ? <LoginButton /> : null}
      >
        {obstacle === 'unavailable' ? <Unavailable /> : null}
        {typeof obstacle === 'object' ? (
          <p className="exam-notice" role="alert">
            {phrased(obstacle.text)}
          </p>
        ) : null}
      </PageHero>
      {known ? (
        <Plate number="01" question={copy.name.question} title={copy.name.headline} lead={copy.name.lead}>
          <div className="exam-form">
            {known.name === null ? (
              <NameForm onConfirmed={setChanged} />
            ) : (
              <p tabIndex={-1} ref={isConfirmedHere ? focus : undefined}>
                {m.exam_auth_name_confirmed()} <b>{known.name}</b>
              </p>
            )}
          </div>
        </Plate>
      ) : null}
      <Plate number={known ? '02' : '01'} question={copy.rules.question} title={copy.rules.headline}>
        <div className="exam-rules">
          <Steps steps={copy.rules.items} />
        </div>
      </Plate>
      {known ? (
        <Plate id="start" number="03" question={copy.start.question} title={copy.start.headline}>
          <Start candidate={known} />
          {known.remaining === null ? <ExtraTime candidate={known} onChange={setChanged} /> : null}
        </Plate>
      ) : null}
    </main>
  )
}

/** Takes the focus of the form that it replaces. */
const focus = (element: HTMLElement | null) => element?.focus()

function LoginButton() {
  return (
    <Button variant="primary" onClick={() => requireLogin(address)}>
      {m.exam_auth_login()}
    </Button>
  )
}

function NameForm({ onConfirmed }: { onConfirmed: (candidate: Candidate) => void }) {
  const form = useForm<'name'>({
    initial: { name: '' },
    rules: [examRule('name', candidateNameRequestSchema.entries.name)],
    fieldOf: (field) => (field === 'name' ? field : undefined),
    send: async ({ name }) =>
      onConfirmed(await withLogin(callExam({ call: 'POST /candidate/name', json: { name }, data: candidateSchema })))
  })
  return (
    <form ref={form.ref} className="form" noValidate onSubmit={form.onSubmit}>
      <Field {...form.input('name')} label={m.exam_auth_name()} autoComplete="name" />
      <PrivacyNote />
      <div className="cluster form-buttons">
        <Button type="submit" variant="primary" aria-disabled={form.isSending}>
          {form.isSending ? m.form_sending() : m.exam_auth_name_confirm()}
        </Button>
      </div>
    </form>
  )
}

/** Starts or resumes the exam, or says when the next attempt is possible. */
function Start({ candidate }: { candidate: Candidate }) {
  const router = useRouter()
  const { name, remaining, hasResult } = candidate
  const nextAttemptAt = useFutureMoment(candidate.nextAttemptAt)
  const next = useLocalMoment(nextAttemptAt ?? 0)
  const isRunning = remaining !== null
  const isPossible = isRunning || (name !== null && nextAttemptAt === null)

  const { isPending, mutate } = useMutation(
    async (purpose: 'exam' | 'result') => {
      await authenticate(purpose)
      await router.navigate({ to: purpose === 'exam' ? '/center/train/GBCA/exam' : '/center/train/GBCA/result' })
    },
    {
      onError: ({ status }) => {
        if (status === 401) requireLogin(address)
      }
    }
  )

  return (
    <div className="exam-start">
      <p>{phrased(startText({ ...candidate, nextAttemptAt }, next))}</p>
      <div className="cluster form-buttons">
        {isPossible ? (
          <Button variant="primary" aria-disabled={isPending} onClick={() => void mutate('exam')}>
            {isRunning ? m.exam_auth_resume() : m.exam_auth_start()}
          </Button>
        ) : null}
        {hasResult ? (
          <Button variant={isPossible ? 'plain' : 'primary'} aria-disabled={isPending} onClick={() => void mutate('result')}>
            {m.exam_auth_result()}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Text on what the candidate can do now. `next` is the time from which another attempt is possible. */
function startText({ name, remaining, nextAttemptAt, minutes, passed }: Candidate, next: string): string {
  if (remaining !== null) return m.exam_auth_resume_text({ minutes: Math.ceil(remaining / 60_000) })
  if (nextAttemptAt !== null) return passed ? m.exam_auth_passed({ at: next }) : m.exam_auth_wait({ at: next })
  return name === null ? m.exam_auth_name_first() : m.exam_auth_start_text({ minutes })
}
