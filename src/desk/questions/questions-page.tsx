import { useCallback } from 'react'
import { topicIds, topicNames } from '~/content/exam-topics'
import { bankPools } from '~/contract/exam-bank'
import { type ListedQuestion, questionListSchema } from '~/contract/exam-questions'
import { textIn } from '~/contract/locale'
import { useLoadedData } from '~/lib/async-data'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ScrollRegion } from '~/ui/scroll-region'
import { DataState } from '../data-state'
import { DeskLink, QueryForm, useDeskSearch } from '../link'
import { callQuestions } from './calls'
import { QuestionEditor } from './question-editor'
import './questions.css'

const poolNames = { exam: m.desk_questions_pool_exam, practice: m.desk_questions_pool_practice }

/** The question bank: `?topic=` and `?pool=` select a list, `?id=` one question, `?new=true` a new one of that topic and pool. */
export function QuestionsPage() {
  const { id, topic: asked, pool = 'exam', new: isNew } = useDeskSearch('/desk/questions')
  const topic = topicIds.find((each) => each === asked) ?? topicIds[0]
  if (id !== undefined) return <QuestionEditor id={id} />
  if (isNew) return <QuestionEditor isNew topic={topic} pool={pool} />
  return <QuestionList topic={topic} pool={pool} />
}

interface ListProps {
  topic: (typeof topicIds)[number]
  pool: (typeof bankPools)[number]
}

function QuestionList({ topic, pool }: ListProps) {
  const fetchQuestions = useCallback(
    () => callQuestions({ call: 'GET /desk/question/list', query: { topic, pool }, data: questionListSchema }),
    [topic, pool]
  )
  const { result, load } = useLoadedData(fetchQuestions)
  return (
    <>
      <div className="desk-head">
        <h1>{m.desk_questions_title()}</h1>
        <DeskLink className="btn btn-primary" to="/desk/questions" search={{ topic, pool, new: 'true' }}>
          {m.desk_questions_add()}
        </DeskLink>
      </div>
      <QueryForm to="/desk/questions">
        <label>
          {m.desk_questions_topic()}
          <select name="topic" defaultValue={topic}>
            {topicIds.map((each) => (
              <option key={each} value={each}>
                {topicNames[each]()}
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.desk_questions_pool()}
          <select name="pool" defaultValue={pool}>
            {bankPools.map((each) => (
              <option key={each} value={each}>
                {poolNames[each]()}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{m.desk_questions_show()}</Button>
      </QueryForm>
      <DataState result={result} onRetry={load}>
        {(questions) => <QuestionTable questions={questions} />}
      </DataState>
    </>
  )
}

function QuestionTable({ questions }: { questions: readonly ListedQuestion[] }) {
  const locale = useLocale()
  if (questions.length === 0) return <p className="desk-notice">{m.desk_questions_none()}</p>
  return (
    <ScrollRegion aria-label={m.desk_questions_title()}>
      <table className="desk-table questions-table">
        <thead>
          <tr>
            <th scope="col">{m.desk_questions_number()}</th>
            <th scope="col">{m.desk_questions_question()}</th>
            <th scope="col">{m.desk_questions_state()}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <tr key={question.id}>
              <th scope="row">
                <DeskLink className="plain-link" to="/desk/questions" search={{ id: question.id }}>
                  {question.id}
                </DeskLink>
              </th>
              <td>{textIn(question.question, locale)}</td>
              <td>{stateText(question)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** State of a question, in words: whether exams ask it, and whether a colleague is changing it. */
function stateText({ version, isCurrent, draft }: ListedQuestion): string {
  const published =
    version === null ? m.desk_questions_new() : isCurrent ? m.desk_questions_asked({ version }) : m.desk_questions_withdrawn()
  if (!draft) return published
  const writing = draft.state === 'review' ? m.desk_questions_in_review() : m.desk_questions_in_draft()
  return `${published} · ${writing}`
}
