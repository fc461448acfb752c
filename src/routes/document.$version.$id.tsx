import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadDocument } from '~/content/documents'
import { DocumentPage } from '~/features/documents/document-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

/** `latest` is the only version that is published; an id is a positive integer, written without leading zeros. */
const paramsSchema = v.object({
  version: v.literal('latest'),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
})

export const Route = createFileRoute('/document/$version/$id')({
  // The text is part of the answer, so a switch of language loads the other one.
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ params, deps }) => {
    const { id } = validOrNotFound(paramsSchema, params)
    const content = await loadDocument(id, deps.locale)
    if (!content) throw notFound()
    return { id, content }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.content),
  component: DocumentRoute
})

function DocumentRoute() {
  const { id, content } = Route.useLoaderData()
  return <DocumentPage id={id} content={content} />
}
