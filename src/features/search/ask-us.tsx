import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'

/** Next step after a search that found nothing: the consultation, with the query as its question. */
export function AskUs({ query }: { query: string }) {
  return (
    <p>
      <PageLink
        className="btn btn-primary"
        to={{ path: '/product/consult', search: { edition: 'standard', topic: 'talk', asked: query } }}
      >
        {m.search_ask()}
      </PageLink>
    </p>
  )
}
