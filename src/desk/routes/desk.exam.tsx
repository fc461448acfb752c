import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { attemptIdSchema } from '~/contract/exam-desk'
import { m } from '~/paraglide/messages'
import { examTasks } from '../exam/tasks'
import { pageSearch, part, text } from '../page-search'

export const Route = createFileRoute('/desk/exam')({
  validateSearch: pageSearch({ attempt: part(attemptIdSchema), q: text }),
  staticData: { deskPage: { name: m.desk_exam, about: m.desk_about_exam, fetchTasks: examTasks } },
  component: lazyRouteComponent(() => import('../exam/exam-page'), 'ExamPage')
})
