import { createFileRoute } from '@tanstack/react-router'
import { CertificatePage } from '~/features/certificates/certificate-page'
import { loadCertificate } from '~/features/certificates/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** A certificate. Search engines do not index it: it is its holder's to share. */
export const Route = createFileRoute('/verify/$id')({
  beforeLoad: ({ params }) => ({
    indexing: { canonical: `/verify/${encodeURIComponent(params.id)}`, indexed: false, picture: '/verify' }
  }),
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ params, deps }) => loadCertificate(params.id, deps.locale),
  // The verdict may change at any time.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: CertificateRoute
})

function CertificateRoute() {
  return <CertificatePage {...Route.useLoaderData()} />
}
