import { createFileRoute } from '@tanstack/react-router'
import { AchievementPage } from '~/features/training/achievement-page'
import { loadAchievement } from '~/features/training/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** Achievement of a holder of GBCA. Certificates name this page as their achievement. */
export const Route = createFileRoute('/center/train/GBCA/')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadAchievement(deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: AchievementRoute
})

function AchievementRoute() {
  return <AchievementPage {...Route.useLoaderData()} />
}
