import { documentUpdates } from '~/content/docs/updates'
import { documentsVersion } from '~/contract/limits'
import type { Variation } from './variations'

const route = '/document/$version/$id'

/** Adds the day of the last change to each document. Apart from the list of pages, which scripts read without the documents. */
export function withDocumentDates(known: Readonly<Record<string, readonly Variation[]>>): typeof known {
  const dated = known[route]?.map((page) => ({ ...page, changed: documentUpdates(documentsVersion, Number(page.params?.id)) }))
  return dated ? { ...known, [route]: dated } : known
}
