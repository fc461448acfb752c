import type { ReactNode } from 'react'
import type { RichText as RichTextData } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { RichText } from '~/ui/rich-text'
import { Sheet } from '~/ui/sheet'
import './center.css'

interface EntryPageProps {
  /** The list that contains the entry. */
  list: { name: string; all: string; to: PageAddress }
  /** Undefined if main is unavailable. */
  entry: { title: string; summary: string; isSample: boolean; body: RichTextData } | undefined
  /** A few words above the title. */
  kicker?: string | undefined
  /** Label of sample data. */
  sample: string
  /** `Fact` elements, followed by actions. */
  facts: ReactNode
  aside?: ReactNode
}

/** A paper or article: facts on the left, text on the right. */
export function EntryPage({ list, entry, kicker, sample, facts, aside }: EntryPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <article className="band">
        <Sheet>
          <Breadcrumbs trail={[{ name: list.name, to: list.to }, ...(entry ? [{ name: entry.title }] : [])]} />
          <header className="entry-head">
            {kicker ? (
              <p className="mono entry-kicker">
                {kicker}
                {entry?.isSample ? <SampleMark>{m.page_sample()}</SampleMark> : null}
              </p>
            ) : null}
            <h1>{phrased(entry?.title ?? list.name)}</h1>
            {entry ? <p>{phrased(entry.summary)}</p> : null}
          </header>
          {entry ? (
            <div className="grid-tablet entry-parts">
              <div className="entry-aside">
                <dl className="fact-list">{facts}</dl>
                {aside}
                {entry.isSample ? <p className="note">{sample}</p> : null}
                <PageLink to={list.to} className="tlink">
                  {list.all}
                </PageLink>
              </div>
              <div className="entry-text">
                <RichText text={entry.body} />
              </div>
            </div>
          ) : (
            <Unavailable />
          )}
        </Sheet>
      </article>
    </main>
  )
}
