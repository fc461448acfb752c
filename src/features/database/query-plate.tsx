import { RunnableQuery } from '~/features/queries/runnable-query'
import { fill } from '~/lib/fill'
import { Steps } from '~/ui/page/steps'
import { Plate } from '~/ui/plate'
import { paidBySharers } from './copy/query'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'
import { queryHops, queryStart } from './figures/network-data'
import { paid } from './query-answer'

const figures = ['question0', 'question1', 'question2', 'question3'] as const

/** Plate 02: a query, hop by hop on the figure, then as code that runs in the page. */
export function QueryPlate({ content }: { content: DatabaseContent }) {
  const { plate, steps, code, note, separator } = content.query
  const hops = queryHops()
  return (
    <Plate number="03" question={plate.question} title={plate.headline} lead={plate.lead}>
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
      <div className="database-code">
        <RunnableQuery
          name={code}
          code={paidBySharers}
          answer={paid}
          loadGraph={async () => (await import('./query-data')).default}
        />
        <p className="note">{note}</p>
      </div>
    </Plate>
  )
}
