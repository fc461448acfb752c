import { createFileRoute } from '@tanstack/react-router'
import { attemptSchema } from '~/contract/exam'
import { ExamPage } from '~/features/exam/exam-page'
import { fetchExam } from '~/lib/exam-data'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/paraglide/messages'

/** The GBCA exam. Its guard redirects visitors without an exam token home (spec §2). */
export const Route = createFileRoute('/center/train/GBCA/exam')({
  loader: () => fetchExam({ call: 'GET /attempt', data: attemptSchema }),
  gcTime: 0,
  head: () => ({ meta: [{ title: pageTitle(m.exam_title()) }] }),
  component: ExamRoute
})

function ExamRoute() {
  return <ExamPage attempt={Route.useLoaderData()} />
}
