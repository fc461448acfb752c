import type { Outline } from '~/contract/exam'
import { type Locale, textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Figure } from '~/ui/figure/figure'
import './training.css'

const cell = 10

/** The questions of one exam by topic: one square a question. */
export function ExamPlan({ outline, caption, reading }: { outline: Outline; caption: string; reading: string }) {
  const locale = useLocale()
  const most = Math.max(...outline.topics.map(({ questions }) => questions))
  return (
    <Figure className="exam-plan" number={m.page_figure({ number: '1-1' })} caption={caption} reading={reading}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead className="note">
          <tr>
            <th scope="col">{m.training_plan_topic()}</th>
            <th scope="col" className="exam-plan-squares">
              {m.training_plan_questions()}
            </th>
            <th scope="col">{m.training_plan_count()}</th>
            <th scope="col">{m.training_plan_share()}</th>
          </tr>
        </thead>
        <tbody>
          {outline.topics.map(({ topic, name, questions }) => (
            <tr key={topic}>
              <th scope="row">{textIn(name, locale)}</th>
              <td className="exam-plan-squares">
                <svg viewBox={`0 0 ${most * cell} ${cell}`} aria-hidden="true">
                  <path d={squares(questions)} />
                </svg>
              </td>
              <td>{questions}</td>
              <td>{share(questions / outline.questions, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.training_plan_total()}</th>
            <td className="exam-plan-squares" />
            <td>{outline.questions}</td>
            <td>{share(1, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </Figure>
  )
}

const squares = (count: number) => Array.from({ length: count }, (_, index) => `M${index * cell + 1} 1h8v8h-8z`).join('')

const share = (part: number, locale: Locale) => new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
