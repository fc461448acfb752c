import { lazy } from 'react'
import { useLazyPart } from '~/ui/lazy-parts'
import { ServedPart } from '~/ui/served-part'
import type { ChartData } from './chart-drawing'
import '~/styles/chart.css'

const load = () => import('./chart-drawing')
// The server renders synchronously. A static import would merge the drawing's chunk into this one in the browser's bundle.
const Drawing = import.meta.env.SSR
  ? (await load()).ChartDrawing
  : lazy(() => load().then((module) => ({ default: module.ChartDrawing })))

/** A chart in a separate chunk: pages without charts do not load its code, and the server draws it synchronously. */
export function Chart(chart: ChartData) {
  useLazyPart(load)
  return (
    <ServedPart name="chart">
      <Drawing {...chart} />
    </ServedPart>
  )
}
