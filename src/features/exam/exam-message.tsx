import type { ReactNode } from 'react'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { examTrail } from './exam-trail'

interface ExamMessageProps {
  /** Name of the page in its breadcrumbs. */
  name: string
  kicker: string
  title: string
  lead: string
  /** Action to take instead; without it the page retries by itself. */
  action?: ReactNode
}

/** A page of the exam whose data cannot be shown: the reason, and the action to take. */
export function ExamMessage({ name, kicker, title, lead, action }: ExamMessageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHero trail={examTrail(name)} kicker={kicker} title={title} lead={lead} actions={action}>
        {action ? null : <Unavailable />}
      </PageHero>
    </main>
  )
}
