import { xml } from '~/lib/xml'

export interface FeedEntry {
  /** Address of the entry's page, which also is its id. */
  address: string
  title: string
  summary: string
  /** ISO 8601; left out if it is not known. */
  published?: string | undefined
  /** ISO 8601. */
  updated: string
  author: string
}

interface Feed {
  /** Address of the feed. */
  address: string
  /** The page with the same content. */
  page: string
  title: string
  /** BCP 47 tag. */
  language: string
  entries: readonly FeedEntry[]
}

/** Serializes a feed (RFC 4287). `updated` is the latest entry's; an empty feed uses the Unix epoch. */
export function atom({ address, page, title, language, entries }: Feed): string {
  const updated = [...entries.map((entry) => entry.updated)].sort()
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

const entry = ({ address, title, summary, published, updated, author }: FeedEntry) => `<entry>
<id>${xml(address)}</id>
<title>${xml(title)}</title>
${published === undefined ? '' : `<published>${xml(published)}</published>\n`}<updated>${xml(updated)}</updated>
<author><name>${xml(author)}</name></author>
<link rel="alternate" type="text/html" href="${xml(address)}"/>
<summary>${xml(summary)}</summary>
</entry>
`
