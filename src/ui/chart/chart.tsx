import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { useLazyPart } from '~/ui/lazy-parts'
import { ServedPart } from '~/ui/served-part'
import { type ChartData, ChartDrawing } from './chart-drawing'
import '~/styles/chart.css'

const load = () => import('./chart-drawing')
const DrawingChunk = lazy(() => load().then((module) => ({ default: module.ChartDrawing })))

// Only the server uses the static import above; createIsomorphicFn removes it from the browser's bundle.
const drawingToShow = createIsomorphicFn()
  .server(() => ChartDrawing)
  .client(() => DrawingChunk)

/** A chart in a separate chunk: pages without charts do not load its code, and the server draws it synchronously. */
export function Chart(chart: ChartData) {
  const Drawing = drawingToShow()
  useLazyPart(load)
  return (
    <ServedPart name="chart">
      <Drawing {...chart} />
    </ServedPart>
  )
}
