import { useLocation } from '@tanstack/react-router'
import { Children, type ReactNode, useEffect, useRef } from 'react'
import { m } from '~/paraglide/messages'
import { FoldedContext, Plate } from './plate'
import './folds.css'

/**
 * A plate with collapsible plates. The anchor of a plate, or of an element in it, opens it. Search engines index collapsed content.
 * A single plate is not collapsed. The title names the topics, because readers look for «permissions» or «support», and not for
 * «more questions».
 */
export function FoldedPlates({ number, title, children }: { number: string; title: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const section = hash && element.current?.querySelector(`#${CSS.escape(hash)}`)?.closest('details')
    if (section) section.open = true
  }, [hash])
  if (Children.toArray(children).length === 1) return children
  return (
    <Plate number={number} question={m.page_more_question()} title={title}>
      <div className="folds" ref={element}>
        <FoldedContext value={true}>{children}</FoldedContext>
      </div>
    </Plate>
  )
}
