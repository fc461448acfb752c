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
import { callQuestions } from './calls'
import { QuestionEditor } from './question-editor'
import './questions.css'

const query = new URLSearchParams(location.search)
const topic = topicIds.find((each) => each === query.get('topic')) ?? topicIds[0]
const pool = bankPools.find((each) => each === query.get('pool')) ?? 'exam'
const poolNames = { exam: m.desk_questions_pool_exam, practice: m.desk_questions_pool_practice }

const fetchQuestions = () => callQuestions({ call: 'GET /desk/question/list', query: { topic, pool }, data: questionListSchema })

/** The question bank: `?topic=` and `?pool=` select a list, `?id=` one question, `?new` a new one of that topic and pool. */
export function QuestionsPage() {
  const id = query.get('id')
  if (id !== null) return <QuestionEditor id={id} />
  if (query.has('new')) return <QuestionEditor isNew topic={topic} pool={pool} />
  return <QuestionList />
}

function QuestionList() {
  const { result, load } = useLoadedData(fetchQuestions)
  return (
    <>
      <div className="desk-head">
        <h1>{m.desk_questions_title()}</h1>
        <a className="btn btn-primary" href={`/desk/questions?topic=${topic}&pool=${pool}&new`}>
          {m.desk_questions_add()}
        </a>
      </div>
      <form className="desk-filters" action="/desk/questions">
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
      </form>
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
                <a className="desk-link" href={`/desk/questions?id=${question.id}`}>
                  {question.id}
                </a>
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

/** What becomes of a question, in words: whether it is asked, and whether somebody is changing it. */
function stateText({ version, isCurrent, draft }: ListedQuestion): string {
  const published =
    version === null ? m.desk_questions_new() : isCurrent ? m.desk_questions_asked({ version }) : m.desk_questions_withdrawn()
  if (!draft) return published
  const writing = draft.state === 'review' ? m.desk_questions_in_review() : m.desk_questions_in_draft()
  return `${published} · ${writing}`
}
