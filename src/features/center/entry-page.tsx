import type { ReactNode } from 'react'
import type { RichText as RichTextData } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { RichText } from '~/ui/rich-text'
import { Sheet } from '~/ui/sheet'
import './center.css'

interface EntryPageProps {
  /** The list that the entry is one of. */
  list: { name: string; all: string; to: PageAddress }
  /** Undefined where main did not answer. */
  entry: { title: string; summary: string; isSample: boolean; body: RichTextData } | undefined
  /** Above the title, in a few words. */
  kicker?: string | undefined
  /** What is said of a sample. */
  sample: string
  /** What is to be known of it, as `Fact`s, and below them what there is to do. */
  facts: ReactNode
  aside?: ReactNode
}

/** One paper or article: on the left what is to be known of it, on the right its text. */
export function EntryPage({ list, entry, kicker, sample, facts, aside }: EntryPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <article className="entry">
        <Sheet>
          <Breadcrumbs
            trail={[
              { name: m.page_home(), to: { path: '/' } },
              { name: list.name, to: list.to },
              ...(entry ? [{ name: entry.title }] : [])
            ]}
          />
          <header className="entry-head">
            {kicker ? (
              <p className="mono entry-kicker">
                {kicker}
                {entry?.isSample ? <SampleMark>{m.page_sample()}</SampleMark> : null}
              </p>
            ) : null}
            <h1>{entry?.title ?? list.name}</h1>
            {entry ? <p className="phrased">{entry.summary}</p> : null}
          </header>
          {entry ? (
            <div className="entry-parts">
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
