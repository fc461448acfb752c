import { editionLabels } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import { LegendKey } from '~/ui/figure/legend'
import { Flow } from '~/ui/page/flow'
import { Gains } from '~/ui/page/gains'
import { HalfFigure, HalfText, Halves } from '~/ui/page/halves'
import { SpecTable } from '~/ui/page/spec-table'
import { Steps } from '~/ui/page/steps'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { ScrollRegion } from '~/ui/scroll-region'
import { unbroken } from '~/ui/unbroken'
import { SolutionDrawing } from './solution-drawing'
import { SolutionQuery } from './solution-queries'
import type { Block, Cell, LegendEntry, Side, TableCopy, TextPart } from './types'

const hasFigure = (side: Side) => side.kind === 'figure' || side.kind === 'rows'

/** Number of numbered figures in a block. */
export function countFigures(block: Block): number {
  if (block.kind === 'halves') return block.sides.filter(hasFigure).length
  return block.kind === 'flow' || block.kind === 'wide' ? 1 : 0
}

interface PlateBlockProps {
  block: Block
  /** Number of the plate, and of the block's first figure within it: «2-1». */
  plate: number
  figure: number
}

/** One block of a plate. */
export function PlateBlock({ block, plate, figure }: PlateBlockProps) {
  const number = (at: number) => m.page_figure({ number: `${plate}-${at}` })
  switch (block.kind) {
    case 'halves': {
      const [first, second] = block.sides
      return (
        <div className="sol-block">
          <Halves>
            {[
              <HalfSide key="first" side={first} number={number(figure)} />,
              <HalfSide key="second" side={second} number={number(figure + (hasFigure(first) ? 1 : 0))} />
            ]}
          </Halves>
        </div>
      )
    }
    case 'steps':
      return (
        <div className="sol-block">
          <Steps
            steps={block.steps.map(({ title, text, figure }) => ({ title, text, figure: <SolutionDrawing name={figure} /> }))}
          />
        </div>
      )
    case 'gains':
      return (
        <div className="sol-block">
          <Gains items={block.items} />
        </div>
      )
    case 'editions':
      return (
        <div className="sol-block">
          <dl className="ruled sol-editions">
            {block.items.map(({ need, edition, text }) => (
              <div key={edition} className="grid-phone">
                <dt>{need}</dt>
                <dd>
                  <b>{editionLabels[edition].name()}</b>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <p className="sol-compare">
            <PageLink to={{ path: '/galaxyProduct' }} className="tlink">
              {m.solutions_compare()}
            </PageLink>
          </p>
        </div>
      )
    case 'flow':
      return (
        <div className="sol-block">
          <Flow stages={block.stages} />
          <FigureLine number={number(figure)} caption={block.caption} />
        </div>
      )
    case 'wide':
      return (
        <figure className="sol-block">
          <ScrollRegion className="sol-wide" aria-label={block.caption}>
            <SolutionDrawing name={block.figure} label={block.alt} className="sol-wide-drawing" />
          </ScrollRegion>
          <FigureLine number={number(figure)} caption={block.caption} />
        </figure>
      )
  }
}

function FigureLine({ number, caption }: { number: string; caption: string }) {
  return (
    <p className="figure-line note">
      <b>{number}</b> {caption}
    </p>
  )
}

function HalfSide({ side, number }: { side: Side; number: string }) {
  switch (side.kind) {
    case 'figure':
      return (
        <HalfFigure
          number={number}
          caption={
            <>
              {side.caption}
              {side.legend ? <LegendLine entries={side.legend} /> : null}
            </>
          }
        >
          <SolutionDrawing name={side.figure} label={side.alt} />
        </HalfFigure>
      )
    case 'text':
      return (
        <HalfText>
          <Parts parts={side.parts} />
        </HalfText>
      )
    case 'model':
      return (
        <HalfText>
          <div className="sol-scroll">
            <SpecTable
              caption={m.solutions_edges()}
              columns={[m.solutions_edge(), m.solutions_ends(), m.solutions_properties()]}
              rows={side.rows}
              {...(side.found && { found: side.found })}
            />
          </div>
          <Parts parts={side.text.map((text) => ({ text }))} />
        </HalfText>
      )
    case 'table':
      return (
        <HalfText>
          <div className="sol-scroll">
            <RecordTable {...side} captionShown />
          </div>
          {side.parts ? <Parts parts={side.parts} /> : null}
        </HalfText>
      )
    case 'rows':
      return (
        <figure className="sol-rows-side">
          <div className="sol-rows">
            <RecordTable {...side} />
            <SolutionDrawing name={side.figure} className="sol-arcs" stretched />
          </div>
          <figcaption className="figure-line note">
            <b>{number}</b> {side.caption}
          </figcaption>
        </figure>
      )
    case 'query':
      return (
        <HalfText>
          <SolutionQuery name={side.name} code={side.code} />
          <p className="note sol-query-note">{m.solutions_query_note()}</p>
          {side.parts ? <Parts parts={side.parts} /> : null}
        </HalfText>
      )
  }
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ title, text }) => [
    title ? <h3 key={title}>{phrased(title)}</h3> : null,
    <p key={text}>{unbroken(text)}</p>
  ])
}

/** The legend of a figure in one row. */
export function LegendLine({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <span className="legend">
      {entries.map(({ mark, label }) => (
        <LegendKey key={label} mark={mark} label={label} />
      ))}
    </span>
  )
}

/**
 * Records in monospace; marked values have the colors of the figures. Without `captionShown`, the caption is for screen readers
 * only.
 */
function RecordTable({ caption, columns, rows, captionShown }: TableCopy & { captionShown?: boolean }) {
  return (
    <table className="sol-records closed-table">
      <caption className={captionShown ? 'note' : 'vh'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" className="note" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(textOf).join(' ')}>
            {row.map((cell, index) => (
              <td key={columns[index]} className={typeof cell === 'string' ? undefined : `sol-cell-${cell.mark}`}>
                {textOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text
}
