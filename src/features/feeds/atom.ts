import { xml } from '~/lib/xml'

export interface FeedEntry {
  /** Address of its page, which is its id as well. */
  address: string
  title: string
  summary: string
  /** ISO 8601. */
  updated: string
  author: string
}

export interface Feed {
  /** Its own address. */
  address: string
  /** The page that shows the same. */
  page: string
  title: string
  /** BCP 47 tag. */
  language: string
  entries: readonly FeedEntry[]
}

/** A feed as RFC 4287 writes it. It was updated when the last of its entries was; without entries, at the beginning of time. */
export function atom({ address, page, title, language, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).toSorted()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
<id>${xml(address)}</id>
<title>${xml(title)}</title>
<updated>${xml(updated.at(-1) ?? new Date(0).toISOString())}</updated>
<link rel="self" type="application/atom+xml" href="${xml(address)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${entries.map(entry).join('')}</feed>
`
}

const entry = ({ address, title, summary, updated, author }: FeedEntry) => `<entry>
<id>${xml(address)}</id>
<title>${xml(title)}</title>
<updated>${xml(updated)}</updated>
<author><name>${xml(author)}</name></author>
<link rel="alternate" type="text/html" href="${xml(address)}"/>
<summary>${xml(summary)}</summary>
</entry>
`
