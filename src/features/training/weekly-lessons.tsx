import { topicIds } from '~/content/exam-topics'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { lessonsOf } from './copy/curriculum'
import type { TrainingCopy } from './copy/types'
import { weeksOf } from './weeks'

interface WeeklyLessonsProps {
  number: string
  copy: TrainingCopy
  /** When lessons were completed, by their ids. */
  times: ReadonlyMap<string, number>
}

/** Lessons that the account has completed, week by week. */
export function WeeklyLessons({ number, copy, times }: WeeklyLessonsProps) {
  const locale = useLocale()
  const lessons = new Map(topicIds.flatMap((topic) => lessonsOf(topic).map((lesson) => [lesson.id, { topic, ...lesson }])))
  return (
    <Plate id="weeks" number={number} question={m.training_weeks_question()} title={m.training_weeks_title()}>
      <ol className="ruled training-weeks">
        {weeksOf(times).map((week) => (
          <li key={week.monday} className="grid-phone">
            <p>
              <b>{m.training_week({ day: formatDay(week.monday, locale) })}</b>
              <span className="note">{m.training_week_count({ count: week.lessons.length })}</span>
            </p>
            <ul>
              {week.lessons.map((id) => {
                const lesson = lessons.get(id)
                // A lesson that the curriculum no longer has.
                if (!lesson) return null
                const texts: Readonly<Record<string, { title: string }>> = copy.lessons[lesson.topic]
                return (
                  <li key={id}>
                    <PageLink className="tlink" to={lesson.to}>
                      {texts[lesson.name]?.title ?? lesson.name}
                    </PageLink>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Plate>
  )
}
