import { openExamCasesSchema } from '~/contract/exam-desk'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { callExamDesk } from '../exam-calls'

/** Without the exam service the inbox goes on without this part, so its failure needs no toast. */
const fetchOpenCases = () =>
  callExamDesk({ call: 'GET /desk/exam/open', data: openExamCasesSchema, suppressErrorToast: () => true })

/** Appeals against exam results that wait for an answer, which is given on the page of the exam. Nothing if there are none. */
export function Appeals() {
  const { result } = useLoadedData(fetchOpenCases)
  const locale = useLocale()
  if (result.state !== 'ready' || result.data.appeals.length === 0) return null
  return (
    <section className="inbox-appeals" aria-labelledby="inbox-appeals">
      <h2 id="inbox-appeals">{m.desk_inbox_appeals({ count: result.data.appeals.length })}</h2>
      <ul>
        {result.data.appeals.map(({ attempt, name, text, at }) => (
          <li key={attempt}>
            <a href={`/desk/exam#appeal-${attempt}`}>
              <span className="inbox-title">{name}</span>
              <time className="inbox-facts" dateTime={new Date(at).toISOString()}>
                {formatMoment(at, locale)}
              </time>
              <span className="inbox-excerpt">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
