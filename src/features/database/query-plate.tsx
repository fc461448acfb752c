import { fill } from '~/lib/fill'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'
import { queryHops, queryStart } from './figures/network-data'

const figures = ['question0', 'question1', 'question2', 'question3'] as const

/** Plate 02: the query of the page's head, hop by hop. */
export function QueryPlate({ content }: { content: DatabaseContent }) {
  const { plate, steps, note, separator } = content.query
  const hops = queryHops()
  return (
    <Plate number="02" question={plate.question} title={plate.headline} lead={plate.lead}>
      <Steps
        steps={figures.map((name, index) => {
          const words = { start: queryStart, found: hops[index - 1]?.reaches.join(separator) ?? '' }
          const step = steps[index]
          return {
            title: fill(step?.title ?? '', words),
            text: fill(step?.text ?? '', words),
            figure: <DatabaseDrawing name={name} content={content} width={320} height={284} />
          }
        })}
      />
      <p className="figure-line note">{note}</p>
    </Plate>
  )
}
