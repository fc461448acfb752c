import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PracticeAnswer, type PracticeQuestion, practiceAnswerSchema, practiceQuestionsSchema } from '~/contract/exam'
import { formTimeout } from '~/contract/limits'
import { textIn } from '~/contract/locale'
import { openAccountModal } from '~/lib/account-modal'
import { ApiError, callExam } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { useSession } from '~/lib/session'
import { currentLogin } from '~/lib/visitor'
import { withLogin } from '~/lib/with-login'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import { CodedText } from './coded-text'
import { QuestionView } from './question-view'
import { SourceLink } from './source-link'
import './practice.css'

type Questions =
  | { state: 'loading' }
  | { state: 'failed'; status: number; text: string }
  | { state: 'ready'; list: readonly PracticeQuestion[] }

/** Practice questions in random order, each explained as soon as it is answered. Nothing is stored. */
export function Practice({ topic }: { topic: string | undefined }) {
  const [questions, setQuestions] = useState<Questions>({ state: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches the questions in another order
  useEffect(() => {
    let isCurrent = true
    const show = (next: Questions) => {
      if (isCurrent) setQuestions(next)
    }
    show({ state: 'loading' })
    callExam({
      call: 'GET /practice/questions',
      query: { topic },
      data: practiceQuestionsSchema,
      timeout: formTimeout,
      // The page shows the failure itself; only an ended session has its usual message.
      suppressErrorToast: ({ status }) => status !== 403
    }).then(
      (list) => show({ state: 'ready', list }),
      (error: unknown) => {
        const { status, text } = error instanceof ApiError ? error : { status: 0, text: '' }
        show({ state: 'failed', status, text })
      }
    )
    return () => {
      isCurrent = false
    }
  }, [topic, round])

  const again = () => setRound(round + 1)
  if (questions.state === 'loading') {
    return (
      <p className="practice-notice practice-loading" role="status">
        {m.practice_loading()}
      </p>
    )
  }
  if (questions.state === 'failed') {
    return (
      <div className="practice-notice" role="status">
        {questions.status === 401 ? (
          <LoginFirst text={questions.text} onLogin={again} />
        ) : (
          <>
            <p>{m.practice_failed()}</p>
            <Button isSmall onClick={again}>
              {m.practice_again()}
            </Button>
          </>
        )}
      </div>
    )
  }
  if (questions.list.length === 0) return <p className="practice-notice">{m.practice_none()}</p>
  return <Round key={round} questions={questions.list} onAgain={again} />
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

interface Answered {
  number: number
  isCorrect: boolean
  source: string
}

/** One round through the questions, ending with its result. */
function Round({ questions, onAgain }: { questions: readonly PracticeQuestion[]; onAgain: () => void }) {
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const [index, setIndex] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const question = questions[index]
  const total = questions.length
  const correct = answered.filter(({ isCorrect }) => isCorrect).length

  // Moves the keyboard and the reading position to what replaced the last question, but not when the page opens.
  useEffect(() => {
    if (index > 0) stage.current?.focus()
  }, [index])

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
            isLast={index + 1 === total}
            onAnswer={({ isCorrect, source }) => setAnswered([...answered, { number: index + 1, isCorrect, source }])}
            onNext={() => setIndex(index + 1)}
          />
        ) : (
          <Result answered={answered} total={total} correct={correct} onAgain={onAgain} />
        )}
      </div>
    </div>
  )
}

interface PracticeStepProps {
  question: PracticeQuestion
  isLast: boolean
  onAnswer: (answer: PracticeAnswer) => void
  onNext: () => void
}

/** One question: chosen, then checked and explained. */
function PracticeStep({ question, isLast, onAnswer, onNext }: PracticeStepProps) {
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [answer, setAnswer] = useState<PracticeAnswer>()
  const [isReminded, setReminded] = useState(false)

  const { isPending, mutate } = useMutation(async () => {
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
    setAnswer(given)
    onAnswer(given)
  })

  return (
    <>
      <QuestionView
        question={question}
        locale={locale}
        name={question.id}
        chosen={chosen}
        onChoose={(options) => {
          setChosen(options)
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
          <Button variant="primary" onClick={onNext}>
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
