import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/missed-questions')({
  staticData: { deskPage: { name: m.entries_missed, about: m.desk_about_missed } },
  component: lazyRouteComponent(() => import('../entries/missed-questions-page'), 'MissedQuestionsPage')
})
