import { type ReactNode, Suspense, useRef } from 'react'
import { servedAs, useServedNodes } from './served-nodes'

interface ServedPartProps {
  name: string
  /** Suspends in the browser until its code has loaded. */
  children: ReactNode
}

/** A part that the server renders and the browser hydrates once its code has loaded. The server's nodes are shown until then. */
export function ServedPart({ name, children }: ServedPartProps) {
  const fallback = useRef<HTMLDivElement>(null)
  useServedNodes(fallback, name)
  return (
    <div {...servedAs(name)}>
      <Suspense fallback={<div ref={fallback} />}>{children}</Suspense>
    </div>
  )
}
