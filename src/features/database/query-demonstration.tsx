import { RunnableQuery } from '~/features/queries/runnable-query'
import { DemonstrationFrame } from '~/ui/demonstration-frame'
import { ServerSection } from '~/ui/server-section'
import type { DatabaseContent } from './copy/types'
import { DatabaseDrawing } from './figures/database-drawing'
import { paid, profiledQuery } from './query-answer'
import { plan } from './sections'

/** A query, its answer and its plan; pressed, it runs in the page and can be changed. */
export function QueryDemonstration({ content }: { content: DatabaseContent }) {
  const { code, hint, alt } = content.query
  return (
    <DemonstrationFrame hint={hint}>
      <div className="database-query">
        <RunnableQuery
          name={code}
          code={profiledQuery}
          answer={paid}
          loadGraph={async () => (await import('./query-data')).default}
        >
          <ServerSection section={plan} />
        </RunnableQuery>
        <div className="database-query-graph">
          <DatabaseDrawing name="question3" content={content} width={320} height={284} label={alt} />
        </div>
      </div>
    </DemonstrationFrame>
  )
}
