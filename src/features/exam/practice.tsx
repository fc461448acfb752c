import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PracticeQuestion, practiceAnswerSchema, practiceQuestionsSchema } from '~/contract/exam'
import { formTimeout } from '~/contract/limits'
import { textIn } from '~/contract/locale'
import { ownerOf, useDraftOwner } from '~/features/forms/draft-owner'
import { openAccountModal } from '~/lib/account-modal'
import { ApiError, callExam } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { loadCurrentUser, sessionStore, useSession } from '~/lib/session'
import { currentLogin } from '~/lib/visitor'
import { withLogin } from '~/lib/with-login'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import { CodedText } from './coded-text'
import {
  type Answered,
  clearRound,
  isRoundKept,
  newRound,
  type PracticeRound,
  readRound,
  storeRound,
  withAnswer,
  withNextQuestion,
  withoutQuestion
} from './practice-round'
import { QuestionView } from './question-view'
import { SourceLink } from './source-link'
import './practice.css'

type Shown = { state: 'loading' } | { state: 'failed'; status: number; text: string } | { state: 'ready'; round: PracticeRound }

const ready = (round: PracticeRound): Shown => ({ state: 'ready', round })

/** Practice questions in random order, each explained as soon as it is answered. The round lasts until another is begun. */
export function Practice({ topic }: { topic: string | undefined }) {
  const { owner } = useDraftOwner()
  const [shown, setShown] = useState<Shown>(() => {
    const kept = readRound({ owner, topic })
    return kept ? ready(kept) : { state: 'loading' }
  })
  const isLoading = shown.state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    const show = (next: Shown) => {
      if (isCurrent) setShown(next)
    }
    loadRound(topic).then(
      (round) => show(ready(round)),
      (error: unknown) => {
        const { status, text } = error instanceof ApiError ? error : { status: 0, text: '' }
        show({ state: 'failed', status, text })
      }
    )
    return () => {
      isCurrent = false
    }
  }, [topic, isLoading])

  useEffect(() => {
    if (shown.state === 'ready') storeRound({ owner, topic }, shown.round)
  }, [shown, owner, topic])

  const load = () => setShown({ state: 'loading' })
  if (shown.state === 'loading') {
    return (
      <p className="practice-notice practice-loading" role="status">
        {m.practice_loading()}
      </p>
    )
  }
  if (shown.state === 'failed') {
    return (
      <div className="practice-notice" role="status">
        {shown.status === 401 ? (
          <LoginFirst text={shown.text} onLogin={load} />
        ) : (
          <>
            <p>{m.practice_failed()}</p>
            <Button isSmall onClick={load}>
              {m.practice_again()}
            </Button>
          </>
        )}
      </div>
    )
  }
  if (shown.round.questions.length === 0) return <p className="practice-notice">{m.practice_none()}</p>
  return (
    <Round
      round={shown.round}
      // A call may answer after a later choice.
      onChange={(change) => setShown((now) => (now.state === 'ready' ? ready(change(now.round)) : now))}
      onAgain={() => {
        clearRound()
        load()
      }}
    />
  )
}

/** The user's kept round of the topic, otherwise a new one. @throws ApiError */
async function loadRound(topic: string | undefined): Promise<PracticeRound> {
  if (isRoundKept(topic)) {
    await loadCurrentUser()
    const kept = readRound({ owner: ownerOf(sessionStore.state), topic })
    if (kept) return kept
  }
  const questions = await callExam({
    call: 'GET /practice/questions',
    query: { topic },
    data: practiceQuestionsSchema,
    timeout: formTimeout,
    // The page shows the failure itself; only an ended session has its usual message.
    suppressErrorToast: ({ status }) => status !== 403
  })
  return newRound(questions)
}

/** Offers the login, and goes on once there is another than the refused one. */
function LoginFirst({ text, onLogin }: { text: string; onLogin: () => void }) {
  const session = useSession()
  const [refused] = useState(currentLogin)
  const goOn = useEffectEvent(onLogin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes with each login
  useEffect(() => {
    const login = currentLogin()
    if (login !== '' && login !== refused) goOn()
  }, [session, refused])
  return (
    <>
      <p>{text}</p>
      <Button isSmall onClick={() => openAccountModal('login')}>
        {m.practice_log_in()}
      </Button>
    </>
  )
}

interface RoundProps {
  round: PracticeRound
  onChange: (change: (round: PracticeRound) => PracticeRound) => void
  onAgain: () => void
}

/** One round through the questions, ending with its result. */
function Round({ round, onChange, onAgain }: RoundProps) {
  const { questions, index, answered } = round
  const stage = useRef<HTMLDivElement>(null)
  const question = questions[index]
  const total = questions.length
  const correct = answered.filter(({ isCorrect }) => isCorrect).length
  const focused = useRef(question?.id)

  // Moves the keyboard and the reading position to what replaced the last question, but not when the page opens.
  useEffect(() => {
    if (focused.current === question?.id) return
    focused.current = question?.id
    stage.current?.focus()
  }, [question?.id])

  return (
    <div className="grid-tablet practice" ref={stage} tabIndex={-1}>
      <p className="practice-count">
        {question ? <b>{m.practice_number({ number: index + 1, total })}</b> : null}
        {m.practice_tally({ answered: answered.length, correct })}
      </p>
      <div className="practice-work">
        {question ? (
          <PracticeStep
            key={question.id}
            question={question}
            chosen={round.chosen}
            answer={round.answer}
            isLast={index + 1 === total}
            onChange={onChange}
          />
        ) : (
          <Result answered={answered} total={total} correct={correct} onAgain={onAgain} />
        )}
      </div>
    </div>
  )
}

interface PracticeStepProps extends Pick<RoundProps, 'onChange'>, Pick<PracticeRound, 'chosen' | 'answer'> {
  question: PracticeQuestion
  isLast: boolean
}

/** One question: chosen, then checked and explained. */
function PracticeStep({ question, chosen, answer, isLast, onChange }: PracticeStepProps) {
  const locale = useLocale()
  const [isReminded, setReminded] = useState(false)

  const { isPending, mutate } = useMutation(
    async () => {
      setReminded(chosen.length === 0)
      if (chosen.length === 0) return
      const given = await withLogin(
        callExam({
          call: 'POST /practice/answer',
          json: { question: question.id, options: [...chosen] },
          data: practiceAnswerSchema,
          timeout: formTimeout
        })
      )
      onChange((round) => withAnswer(round, given))
    },
    {
      onError: ({ status }) => {
        // The kept round would ask it again after every reload.
        if (status === 404) onChange(withoutQuestion)
      }
    }
  )

  return (
    <>
      <QuestionView
        question={question}
        locale={locale}
        name={question.id}
        chosen={chosen}
        onChoose={(options) => {
          onChange((round) => ({ ...round, chosen: options }))
          setReminded(false)
        }}
        disabled={answer !== undefined}
        correct={answer?.correct}
      />
      <div className="practice-outcome" role="status">
        {answer ? (
          <div className="practice-explained" data-correct={answer.isCorrect}>
            <p>
              <b>{answer.isCorrect ? m.practice_right() : m.practice_wrong()}</b>
            </p>
            <p>
              <CodedText text={textIn(answer.explanation, locale)} />
            </p>
            <SourceLink source={answer.source}>{m.practice_source()}</SourceLink>
          </div>
        ) : isReminded ? (
          <p className="field-error">{m.practice_choose()}</p>
        ) : null}
      </div>
      <div>
        {answer ? (
          <Button variant="primary" onClick={() => onChange(withNextQuestion)}>
            {isLast ? m.practice_finish() : m.practice_next()}
          </Button>
        ) : (
          <Button variant="primary" aria-disabled={isPending || undefined} onClick={() => void mutate()}>
            {m.practice_check()}
          </Button>
        )}
      </div>
    </>
  )
}

interface ResultProps {
  answered: readonly Answered[]
  total: number
  correct: number
  onAgain: () => void
}

/** The result of a round, with what to read again. */
function Result({ answered, total, correct, onAgain }: ResultProps) {
  const missed = answered.filter(({ isCorrect }) => !isCorrect)
  return (
    <div className="practice-result">
      <h3>{phrased(m.practice_result({ total, correct }))}</h3>
      {missed.length === 0 ? (
        <p>{m.practice_all_right()}</p>
      ) : (
        <>
          <p>{m.practice_review()}</p>
          <ul>
            {missed.map(({ number, source }) => (
              <li key={number}>
                <SourceLink source={source}>{m.practice_review_item({ number })}</SourceLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="primary" onClick={onAgain}>
        {m.practice_restart()}
      </Button>
    </div>
  )
}
