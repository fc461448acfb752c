import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '~/features/company/book-page'
import { loadBook } from '~/features/company/copy'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/book')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadBook(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: BookRoute
})

function BookRoute() {
  return <BookPage copy={Route.useLoaderData()} />
}
