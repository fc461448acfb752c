import { createIsomorphicFn } from '@tanstack/react-start'
import { headOf } from '~/content/page-copy'
import { type Book as BookFacts, vendor } from '~/content/vendor'
import { type Shown, slotReader } from '~/content/vendor/slot'
import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Gains } from '~/ui/page/gains'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { SampleMark } from '~/ui/page/row-list'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { conceptIds, goalIds, goals, neededFor, stepsTo } from './copy/concepts'
import { drawConcepts } from './copy/concepts-drawing'
import type { BookCopy } from './copy/types'
import './company.css'

const drawFigure = createIsomorphicFn()
  .server(drawConcepts)
  .client(async (...given) => (await import('./copy/concepts-drawing')).drawConcepts(...given))

/**
 * A graph of concepts and their prerequisites, which marks the selected goal without scripts; and the book, if a shop is
 * configured.
 */
export function BookPage({ copy }: { copy: BookCopy }) {
  const { drawing, list, readers, shop } = copy
  const book = slotReader()(vendor.book)
  return (
    <main id="main" tabIndex={-1} className="book">
      <PageHero
        {...headOf(copy)}
        actions={<Goals copy={copy} />}
        figure={
          <ServerDrawing
            name="concepts"
            width={600}
            height={590}
            label={drawing.alt}
            className="book-drawing"
            copy={copy.concepts}
            draw={() => drawFigure(copy.concepts)}
          />
        }
      >
        <HeroNotes figure={drawing} />
      </PageHero>
      <Plate number="02" question={list.question} title={list.headline}>
        <ol className="grid-phone book-concepts">
          {conceptIds.map((id) => (
            <li key={id}>
              <h3>{phrased(copy.concepts[id])}</h3>
              <p>{list.texts[id]}</p>
            </li>
          ))}
        </ol>
      </Plate>
      <Plate number="03" question={readers.question} title={readers.headline}>
        <Gains items={readers.items} />
        <NextSteps steps={[{ ...readers.next, to: { path: '/document/latest/1' } }]} />
      </Plate>
      {book ? (
        <Plate number="04" question={shop.question} title={shop.headline}>
          <Book book={book} link={shop.link} />
        </Plate>
      ) : null}
    </main>
  )
}

function Goals({ copy: { choose, columns, goals: names } }: { copy: BookCopy }) {
  return (
    <fieldset className="book-goals">
      <legend className="vh">{choose}</legend>
      <div className="choice-row choice-head book-row" aria-hidden="true">
        <span>{columns.goal}</span>
        <span>{columns.concepts}</span>
        <span>{columns.steps}</span>
      </div>
      {goalIds.map((goal, index) => (
        <label className="choice-row book-row" key={goal}>
          <span>
            <input className="choice" type="radio" name="goal" value={goal} defaultChecked={index === 0} />
            {names[goal]}
          </span>
          <span>
            <span className="vh">{columns.concepts}</span> {neededFor(goals[goal]).length}
          </span>
          <span>
            <span className="vh">{columns.steps}</span> {stepsTo(goals[goal])}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The book, with a link to its shop if the vendor has one (spec §2). */
export function Book({ book: { value, hasBadge }, link }: { book: Shown<BookFacts>; link: string }) {
  const locale = useLocale()
  return (
    <div className="cluster book-shop">
      <p className="book-title">
        {textIn(value.title, locale)}
        {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
      </p>
      {value.shopUrl ? (
        <a className="btn btn-primary" href={value.shopUrl} target="_blank" rel="noopener">
          {link}
        </a>
      ) : null}
    </div>
  )
}
