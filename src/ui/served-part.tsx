import { type ReactNode, Suspense, useRef } from 'react'
import { servedAttributes, useServedNodes } from './served-nodes'

interface ServedPartProps {
  name: string
  /** Suspends in the browser until its code has loaded. */
  children: ReactNode
}

/** A part that the browser hydrates once its code has loaded. Until then, the server's nodes are shown. */
export function ServedPart({ name, children }: ServedPartProps) {
  const fallback = useRef<HTMLDivElement>(null)
  useServedNodes(fallback, name)
  return (
    <div {...servedAttributes(name)}>
      <Suspense fallback={<div ref={fallback} />}>{children}</Suspense>
    </div>
  )
}
