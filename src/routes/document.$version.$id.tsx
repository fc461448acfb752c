import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { documentsVersion, documentsVersions, latestDocuments } from '~/contract/limits'
import { DocumentPage } from '~/features/documents/document-page'
import { loadDocumentPage } from '~/features/documents/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

/** The current version is also called `latest`; an id is a positive integer without leading zeros. */
const paramsSchema = v.object({
  version: v.pipe(
    v.picklist([latestDocuments, ...documentsVersions]),
    v.transform((name) => (name === latestDocuments ? documentsVersion : name))
  ),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
})

export const Route = createFileRoute('/document/$version/$id')({
  beforeLoad: async ({ params }) => {
    const { version, id } = validOrNotFound(paramsSchema, params)
    const { documentIndexing } = await import('~/features/documents/indexing')
    return { indexing: documentIndexing(version, id) }
  },
  // The text is part of the data, so a language switch loads it again.
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ params, deps }) => {
    const { version, id } = validOrNotFound(paramsSchema, params)
    const page = await loadDocumentPage(version, id, deps.locale)
    if (!page) throw notFound()
    return page
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: DocumentRoute
})

function DocumentRoute() {
  return <DocumentPage page={Route.useLoaderData()} />
}
