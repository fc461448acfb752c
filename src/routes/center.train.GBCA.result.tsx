import { createFileRoute } from '@tanstack/react-router'
import { loadResult } from '~/features/exam/result-data'
import { ResultPage } from '~/features/exam/result-page'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/paraglide/messages'

/** The result of the GBCA exam. Its guard redirects visitors without an exam token home (spec §2). */
export const Route = createFileRoute('/center/train/GBCA/result')({
  loader: () => loadResult(),
  gcTime: 0,
  head: () => ({ meta: [{ title: pageTitle(m.exam_result_title()) }] }),
  component: ResultRoute
})

function ResultRoute() {
  return <ResultPage {...Route.useLoaderData()} />
}
