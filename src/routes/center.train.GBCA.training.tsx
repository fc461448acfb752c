import { createFileRoute } from '@tanstack/react-router'
import { loadTrainingCopy } from '~/features/training/copy'
import { TrainingPage } from '~/features/training/training-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The curriculum of GBCA, with the visitor's progress. */
export const Route = createFileRoute('/center/train/GBCA/training')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadTrainingCopy(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: TrainingRoute
})

function TrainingRoute() {
  return <TrainingPage copy={Route.useLoaderData()} />
}
