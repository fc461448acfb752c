import { Link } from '@tanstack/react-router'
import type { Block } from '~/content/documents/types'
import { m } from '~/paraglide/messages'
import { CodeBlock } from '~/ui/code/code-block'
import { Drawn } from '~/ui/figure/drawn'
import { Figure } from '~/ui/figure/figure'
import { LegendKey } from '~/ui/figure/legend'
import { ScrollRegion } from '~/ui/scroll-region'
import { Inline } from './inline'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** One block of a document. `number` is its place among the blocks of its kind, from 1. */
export function DocumentBlock({ block, number }: { block: Block; number: number }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} tabIndex={-1}>
          <span className="doc-no">{number}</span>
          {block.text}
        </h2>
      )
    case 'paragraph':
      return (
        <p className="doc-para">
          <Inline text={block.text} />
        </p>
      )
    case 'list':
      return (
        <dl className="doc-terms">
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Inline text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'code':
      return <CodeBlock name={block.name} language={block.language} code={block.code} />
    case 'note':
      return (
        <p className="doc-note">
          <b>{block.title}</b> <Inline text={block.text} />
        </p>
      )
    case 'table':
      return <DocumentTable block={block} number={number} />
    case 'figure':
      return <DocumentFigure block={block} number={number} />
    case 'links':
      return (
        <ul className="doc-next">
          {block.items.map(({ text, about, to }) => (
            <li key={text}>
              {'page' in to ? <Link to={to.page}>{text}</Link> : <a href={`#${to.section}`}>{text}</a>}
              <p className="doc-about">{about}</p>
            </li>
          ))}
        </ul>
      )
  }
}

function DocumentTable({ block, number }: { block: Of<'table'>; number: number }) {
  const caption = `doc-table-${number}`
  return (
    <ScrollRegion className="doc-table" aria-labelledby={caption}>
      <table>
        <caption id={caption}>
          {m.documents_table({ number })} {block.caption}
        </caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <Inline text={first} />
              </th>
              {cells.map((cell, index) => (
                <td key={block.columns[index + 1]}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function DocumentFigure({ block, number }: { block: Of<'figure'>; number: number }) {
  return (
    <Figure
      number={m.page_figure({ number })}
      caption={block.caption}
      {...(block.reading ? { reading: block.reading } : {})}
      sample={m.documents_sample()}
      legend={
        block.legend.length > 0
          ? block.legend.map(({ mark, label }) => <LegendKey key={label} mark={mark} label={label} />)
          : null
      }
    >
      <Drawn drawing={block.drawing} label={block.description} className="doc-drawing" />
    </Figure>
  )
}
