import type { MainDeskSearch } from '~/contract/api/main-desk-search'
import { missedQuestionDays } from '~/contract/limits'
import { type MissedQuestions, minAskers, missedQuestionsSchema } from '~/contract/missed-questions'
import { callsOf } from '~/lib/api'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { languageNames } from '../language-names'
import { DeskLink, useDeskNavigate } from '../link'
import { createEntry, entryAddress, entryListAddress } from './calls'
import { emptyContent } from './copy-saver'

const callSearch = callsOf<MainDeskSearch>('main')
const fetchQuestions = () => callSearch({ call: 'GET /desk/search/missed', data: missedQuestionsSchema })

/** `/desk/missed-questions`: the questions for which visitors found nothing, each a start for new search words. */
export function MissedQuestionsPage() {
  const { result, load } = useLoadedData(fetchQuestions)
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{m.entries_missed()}</h1>
          <p className="desk-lead">{m.entries_missed_lead({ days: missedQuestionDays, askers: minAskers })}</p>
        </div>
        <DeskLink {...entryListAddress({ kind: 'synonyms' })}>{m.entries_missed_words()}</DeskLink>
      </div>
      <DataState result={result} onRetry={load}>
        {(questions) =>
          questions.length === 0 ? <p className="desk-notice">{m.entries_missed_none()}</p> : <Questions questions={questions} />
        }
      </DataState>
    </>
  )
}

function Questions({ questions }: { questions: MissedQuestions }) {
  const locale = useLocale()
  const navigate = useDeskNavigate()
  const { isPending, mutate: addWords } = useMutation(async (question: string) => {
    const { fields, text } = emptyContent('synonyms')
    await navigate(entryAddress(await createEntry('synonyms', { fields: { ...fields, said: question }, text })))
  })
  return (
    <div className="stacked">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{m.entries_missed_question()}</th>
            <th scope="col">{m.entries_filter_language()}</th>
            <th scope="col">{m.entries_missed_askers()}</th>
            <th scope="col">{m.entries_missed_last()}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question, language, askers, lastAskedAt }) => (
            <tr key={`${language} ${question}`}>
              <th scope="row" lang={language}>
                {question}
              </th>
              <td data-column={m.entries_filter_language()}>{languageNames[language]()}</td>
              <td data-column={m.entries_missed_askers()}>{askers}</td>
              <td data-column={m.entries_missed_last()}>{formatMoment(lastAskedAt, locale)}</td>
              <td>
                <Button isSmall aria-disabled={isPending} onClick={() => void addWords(question)}>
                  {m.entries_missed_add()}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
