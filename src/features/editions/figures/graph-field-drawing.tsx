import { createIsomorphicFn } from '@tanstack/react-start'
import { StaticDrawing } from '~/ui/figure/static-drawing'
import { drawGraphField } from './graph-field'
import '~/features/editions/editions.css'

// Only the server uses the import above; createIsomorphicFn removes it from the browser's bundle.
const drawOnServer = createIsomorphicFn()
  .server((): string | undefined => drawGraphField())
  .client((): string | undefined => undefined)

const draw = async () => (await import('./graph-field')).drawGraphField()

/** One dot per graph that an edition holds. */
export function GraphFieldDrawing({ label }: { label: string }) {
  return (
    <StaticDrawing
      width={640}
      height={440}
      label={label}
      className="graph-field"
      markup={drawOnServer()}
      load={draw}
      version="field"
    />
  )
}
